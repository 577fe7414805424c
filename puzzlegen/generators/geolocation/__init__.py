"""Questions about where photographs were taken."""

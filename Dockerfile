# An image of puzzlegen, for make, verify, score and eval:
#   docker build -t puzzlegen .
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD/output:/work/output" puzzlegen make sudoku --n 500 --seed 7
FROM python:3.13-slim-trixie AS build
# Debian keeps the newest version only, so a pinned one is soon gone
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libcairo2-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE /source/
COPY puzzlegen /source/puzzlegen
RUN python -m venv /opt/puzzlegen \
    && /opt/puzzlegen/bin/pip install --no-cache-dir "/source[eval,release]"

FROM python:3.13-slim-trixie
# Debian keeps the newest version only, so a pinned one is soon gone
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libcairo2 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 1000 puzzlegen \
    && install --directory --mode 777 /work /opt/cache
COPY --from=build /opt/puzzlegen /opt/puzzlegen
ENV PATH=/opt/puzzlegen/bin:$PATH XDG_CACHE_HOME=/opt/cache
USER 1000
WORKDIR /work
ENTRYPOINT ["puzzlegen"]
CMD ["--help"]

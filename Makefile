# make demo: set everything up and generate real puzzles.  make test: set everything up and run all checks.
# Both work on a fresh Debian or macOS machine; what is missing is installed, the rest is left alone.

BIN := .venv/bin
DEMO := output/demo

.DEFAULT_GOAL := help
.PHONY: help demo kernels checked wheels test test-all swept busy lint format bench bench-compare survey scale gpu soak planted compat golden gallery docs lock sbom clean

help:
	@echo "make demo      set up, and generate real puzzles"
	@echo "make test      set up, then lint, types, import rules and the test suite"
	@echo "make kernels   compile the kernels that have changed; make checked: test them with every index checked"
	@echo "make wheels    build the source archive and the wheel of this platform in dist/, and try them;"
	@echo "               PYTHONS='3.13 /opt/python/bin/python3.14': with these"
	@echo "make test-all  the same, with sweeps and tests of all families and not only of what has changed, then exports"
	@echo "               with the tools that they are for (gigabytes of packages)"
	@echo "make swept     sweep all families whole, run their tests, and keep the digests of what passes: make test spares"
	@echo "               these until they change; FAMILY=matrices/raven: sweep this family only"
	@echo "make busy      the test suite on a machine that is busy with other work: slowness must not fail it"
	@echo "make bench     measure the speed of every family, beside its peers"
	@echo "make bench-compare  tell in four minutes whether items are made more slowly than by the commit before;"
	@echo "               COMMIT=main: than by this one"
	@echo "make survey    what thieves and lazy solvers get, pools and levels of all families, for docs/thieves.md, lazy.md,"
	@echo "               pools.md and levels.md: hours; FAMILY=matrices/raven: of this family only"
	@echo "make scale     measure time and memory of runs of up to 100,000 items"
	@echo "make gpu       measure photographs on a GPU beside the CPU, in ten minutes at most and without a network, for docs/gpu.md"
	@echo "make soak      kill runs at random moments and compare what the next run makes of it"
	@echo "make planted   plant faults in copies of the sources, and see whether the tests find them; FILE=validators/: in"
	@echo "               files with this in their path; ten minutes"
	@echo "make compat    load a release with old and new versions of the package datasets"
	@echo "make golden    accept today's output as the golden one, after raising a family's version;"
	@echo "               FAMILY=matrices/raven: of this family only"
	@echo "make docs      build the documentation as a site, in output/site"
	@echo "make gallery   draw the pictures of the README and of docs/gallery anew; FAMILY= as above"
	@echo "make lock      choose today's packages for the scheduled job, with their hashes (docs/schedules)"
	@echo "make sbom      write the bill of materials of that job, in CycloneDX, to dist/sbom.cdx.json"
	@echo "make format    let ruff mend what it can"
	@echo "make clean     remove .venv"

# Set up once, then again whenever the list of dependencies changes, or a kernel.
SOURCES = pyproject.toml hatch_build.py $(wildcard puzzlegen/kernels/*.py $(addprefix puzzlegen/kernels/*/*.,py pxd))
.venv/base: $(SOURCES)
	@tools/setup
	@touch $@

.venv/dev: $(SOURCES)
	@tools/setup dev
	@touch .venv/base $@

kernels: .venv/dev
	@$(BIN)/python hatch_build.py

# What a wrong index would do without a word, it does with an error here; then all is as before
checked: .venv/dev
	@PUZZLEGEN_CHECKED=1 $(BIN)/python hatch_build.py
	@$(BIN)/pytest -q tests/kernels tests/families/sudoku tests/families/boards/test_chess.py tests/drawing \
		tests/families/cues tests/families/matrices/test_figures.py tests/families/solids/test_drawing.py; \
		status=$$?; $(BIN)/python hatch_build.py && exit $$status

wheels: .venv/dev
	@tools/wheels $(PYTHONS)

demo: .venv/base
	@$(BIN)/puzzlegen make smoke --n 18 --seed 7 --out $(DEMO) --overwrite
	@echo && $(BIN)/puzzlegen show $(DEMO) --key
	@echo && echo "The pictures lie in $(DEMO)/images. More: $(BIN)/puzzlegen --help"

lint: .venv/dev
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

# Neighbouring tests stay in one process: those of a family share what is costly to make. Bytecode is kept, whatever
# the shell says: else each process, and each command that a test starts, compiles a thousand modules again.
test test-all busy: export PYTHONDONTWRITEBYTECODE :=
test: lint kernels
	@$(BIN)/pytest -n auto --dist worksteal -q

test-all: lint kernels compat
	@$(BIN)/pytest -n auto --dist worksteal -q --sweep=all
	@$(BIN)/python -m tests.support.harnesses

swept: .venv/dev
	@$(BIN)/python -m puzzlegen.conformance.swept $(FAMILY)
	@$(BIN)/python -m tests.support.spared

busy: .venv/dev
	@$(BIN)/python -m benchmarks.busy -n auto -q

format: .venv/dev
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

bench: .venv/dev
	@$(BIN)/python -m benchmarks.speed

bench-compare: .venv/dev
	@$(BIN)/python -m benchmarks.compare $(COMMIT)

survey: .venv/dev
	@$(BIN)/python -m benchmarks.survey $(FAMILY)
	@$(BIN)/python -m benchmarks.pools
	@$(BIN)/python -m benchmarks.sameness $(FAMILY)
	@$(BIN)/python -m benchmarks.lazy $(FAMILY) --docs

scale: .venv/dev
	@$(BIN)/python -m benchmarks.scale
	@$(BIN)/python -m benchmarks.scale --month 4000

gpu: .venv/dev
	@$(BIN)/python -m benchmarks.gpu

soak: .venv/dev
	@$(BIN)/python -m benchmarks.kill
	@$(BIN)/python -m benchmarks.kill --shards 3
	@$(BIN)/python -m benchmarks.kill_refresh
	@$(BIN)/python -m benchmarks.ten_years

planted: .venv/dev
	@$(BIN)/python -m benchmarks.planted $(FILE)

compat: .venv/dev
	@$(BIN)/python -m tests.support.compat

golden: .venv/dev
	@$(BIN)/python -m puzzlegen.conformance.golden $(FAMILY)

gallery: .venv/dev
	@$(BIN)/python -m docs.gallery $(FAMILY)

# One set of versions for every machine and Python that puzzlegen supports; what builds pycairo and puzzlegen has its own
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes --no-emit-find-links \
	--custom-compile-command "make lock" --output-file

docs: .venv/dev
	@$(BIN)/python -m docs.commands
	@$(BIN)/python docs/architecture.py
	@$(BIN)/python -m docs.languages
	@$(BIN)/python -m docs.formats
	@$(BIN)/zensical build --strict --clean

lock: .venv/dev
	@$(LOCK) docs/schedules/requirements.txt pyproject.toml --extra release
	@$(LOCK) docs/schedules/build-requirements.txt docs/schedules/build-requirements.in

# The job's environment, installed as the job does it; cyclonedx-py does not look for a version that is "dynamic"
JOB := build/job
sbom: .venv/dev
	@rm -rf $(JOB) && mkdir -p dist && $(BIN)/python -m venv $(JOB)
	@$(JOB)/bin/pip install --quiet --require-hashes --only-binary :all: -r docs/schedules/build-requirements.txt
	@$(JOB)/bin/pip install --quiet --require-hashes --only-binary :all: --no-binary pycairo,jsonpath-rw \
		--no-build-isolation -r docs/schedules/requirements.txt
	@$(JOB)/bin/pip install --quiet --no-deps --no-build-isolation .
	@version=$$($(JOB)/bin/puzzlegen --version) && \
		sed "s/^dynamic = .*/version = \"$${version##* }\"/" pyproject.toml >build/pyproject.toml
	@$(BIN)/cyclonedx-py environment --output-reproducible --pyproject build/pyproject.toml --mc-type application \
		--output-file dist/sbom.cdx.json $(JOB)/bin/python

clean:
	rm -rf .venv build dist

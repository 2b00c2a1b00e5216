# SPDX-License-Identifier: MIT
"""Validates every sample against the JSON Schema, and sees to it that broken variants are refused."""
import copy
import json
import pathlib
import re
import sys

import jsonschema
import yaml

root = pathlib.Path(sys.argv[1])


class Loader(yaml.SafeLoader):
    """YAML as the program reads it: 0614 and 6:00 are text, and only true and false are truth values."""


Loader.yaml_implicit_resolvers = {}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|false)$"), list("tf"))
Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?(0|[1-9][0-9]*)$"), list("-0123456789"))
Loader.add_implicit_resolver(
    "tag:yaml.org,2002:float", re.compile(r"^-?(0|[1-9][0-9]*)\.[0-9]+$"), list("-0123456789")
)


def with_text_keys(node):
    if isinstance(node, dict):
        return {str(key): with_text_keys(value) for key, value in node.items()}
    if isinstance(node, list):
        return [with_text_keys(value) for value in node]
    return node


def load(path):
    return with_text_keys(yaml.load(path.read_text(encoding="utf-8"), Loader))


schema = json.loads((root / "resources/schema/scenario.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
failures = []
samples = sorted((root / "samples").rglob("*.hotchkiss.yaml"))
if len(samples) < 5:
    failures.append("there are fewer than five samples")
for path in samples:
    for error in validator.iter_errors(load(path)):
        failures.append(f"{path.relative_to(root)}: {error.json_path}: {error.message[:200]}")

good = load(root / "samples/hold-the-line/first-bull-run.hotchkiss.yaml")


def board(change):
    return lambda s: change(s["board"])


broken = {
    "unknown key": lambda s: s.update(weather="fine"),
    "no version": lambda s: s.pop("hotchkiss"),
    "other version": lambda s: s.update(hotchkiss=2),
    "no system": lambda s: s.pop("system"),
    "unknown system": lambda s: s.update(system="chess"),
    "no board": lambda s: s.pop("board"),
    "board and boards": lambda s: s.update(boards=[s["board"]]),
    "two grids": board(lambda b: b.update(table={"width": 72, "height": 48})),
    "no grid": board(lambda b: b.pop("hexes")),
    "no columns": board(lambda b: b["hexes"].pop("columns")),
    "too many rows": board(lambda b: b["hexes"].update(rows=1001)),
    "legend of two characters": board(lambda b: b["terrain"]["legend"].update(ww="woods")),
    "side of one cell": board(lambda b: b.update(sides={"slope": ["0101"]})),
    "text without place": board(lambda b: b.update(texts=[{"id": "x", "text": "X"}])),
    "bad colour": lambda s: s["sides"][0].update(colour="blue"),
    "reserved side": lambda s: s["sides"][0].update(id="shared"),
    "unit without id": lambda s: s["forces"]["union"].update(units=[{"name": "X"}]),
    "unit with unknown key": lambda s: s["forces"]["union"].update(units=[{"id": "x", "hat": "red"}]),
    "file outside": lambda s: s.update(forces={"file": "../other.forces.yaml"}),
    "turn as text": lambda s: s.update(schedule={"arrivals": [{"id": "a", "turn": "soon"}]}),
    "objective without id": lambda s: s.update(objectives=[{"points": 1}]),
    "flat chart": lambda s: s.update(charts={"fire": 3}),
}
for name, change in broken.items():
    variant = copy.deepcopy(good)
    change(variant)
    if validator.is_valid(variant):
        failures.append(f"accepted although broken: {name}")

print("\n".join(failures) or f"{len(samples)} samples valid, {len(broken)} broken variants refused")
sys.exit(1 if failures else 0)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The bank schema against banks, against the loader (`foldout check`) and against itself.

    test_schema.py FOLDOUT      FOLDOUT: path of the program
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

try:
    import jsonschema
    import yaml
except ImportError as missing:
    print(f"skipped: {missing}; packaging/test.sh installs it")
    sys.exit(77)  # ctest's SKIP_RETURN_CODE

import bankyaml
from schemacases import BELOW_THE_SCHEMA, CASES, DIFFERING_BANKS, EDITOR_CANNOT_SEE, bank

TOP = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = json.loads((TOP / "resources/schema/bank-1.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft7Validator(SCHEMA)
FOLDOUT = sys.argv.pop(1)


def complaints(data):
    """What an editor would mark in a bank: the schema's complaints, or that it is no YAML."""
    try:
        return [f"{list(e.path)}: {e.message[:120]}" for e in VALIDATOR.iter_errors(bankyaml.load(data))]
    except (yaml.YAMLError, RecursionError) as error:
        return [type(error).__name__]


def error_codes(path):
    """The codes of the errors that `foldout check` reports; its exit status must say the same."""
    run = subprocess.run([FOLDOUT, "--lang", "en", "check", str(path)], capture_output=True, timeout=60)
    codes = re.findall(r": error\[([a-z0-9-]+)\]", run.stdout.decode("utf-8", "replace"))
    assert run.returncode == bool(codes), f"exit {run.returncode} with errors {codes}: {run.stdout} {run.stderr}"
    return codes


class Schema(unittest.TestCase):
    def test_schema_is_valid(self):
        jsonschema.Draft7Validator.check_schema(SCHEMA)

    def test_every_key_of_a_bank_is_described_where_it_is_defined(self):
        kinds = set(SCHEMA["definitions"]["kind"]["enum"])

        def walk(node, path):
            if isinstance(node, list):
                for i, value in enumerate(node):
                    walk(value, path + (str(i),))
            if not isinstance(node, dict):
                return
            if node.get("additionalProperties") is False and "then" not in path:
                for name, value in node.get("properties", {}).items():
                    self.assertTrue(value.get("description", "").endswith((".", "…")), f"{path} {name}")
            for name, value in node.items():
                walk(value, path + (name,))

        self.assertEqual(len(kinds), 8)
        walk(SCHEMA, ())


class Agreement(unittest.TestCase):
    """The schema and the loader say the same, except for what an editor cannot see."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "bank.yaml"

    def test_small_banks(self):
        for name, code, text, *reason in CASES:
            with self.subTest(name):
                self.file.write_text(text, encoding="utf-8")
                codes = error_codes(self.file)
                if code == "good":
                    self.assertEqual(codes, [])
                else:
                    self.assertIn(code, codes)
                marked = complaints(text)
                if code == "good" or code in EDITOR_CANNOT_SEE or reason:
                    self.assertEqual(marked, [])
                else:
                    self.assertNotEqual(marked, [])

    def test_every_exception_is_shown_by_a_case(self):
        shown = {code for _, code, *_ in CASES}
        self.assertEqual(set(EDITOR_CANNOT_SEE) - shown, set())

    def test_banks_of_the_loader_tests(self):
        data = TOP / "tests/bank/data"
        files = sorted(data.rglob("*.yaml"))
        self.assertTrue(files)
        for file in files:
            with self.subTest(file.relative_to(TOP)):
                codes = set(error_codes(file))
                comparable = not codes & BELOW_THE_SCHEMA and str(file.relative_to(data)) not in DIFFERING_BANKS
                if comparable and (not codes or codes - set(EDITOR_CANNOT_SEE)):
                    self.assertEqual(bool(complaints(file.read_bytes())), bool(codes), codes)


class Banks(unittest.TestCase):
    def test_shipped_banks_have_no_complaint(self):
        files = sorted((TOP / "questions").rglob("*.yaml"))
        self.assertTrue(files)
        for file in files:
            with self.subTest(file.relative_to(TOP)):
                self.assertEqual(complaints(file.read_bytes()), [])

    def test_shipped_banks_name_the_schema_for_editors(self):
        for file in sorted((TOP / "questions").rglob("*.yaml")):
            with self.subTest(file.relative_to(TOP)):
                line = re.search(r"^# yaml-language-server: \$schema=(\S+)$", file.read_text("utf-8"), re.M)
                self.assertTrue(line)
                self.assertTrue((file.parent / line[1]).samefile(TOP / "resources/schema/bank-1.schema.json"))

    def test_examples_of_the_guide_are_valid(self):
        guide = (TOP / "questions/README.md").read_text(encoding="utf-8")
        blocks = re.findall(r"^```yaml\n(.*?)^```", guide, re.M | re.S)
        kinds = set()
        with tempfile.TemporaryDirectory() as folder:
            for block in blocks:
                text = block if re.search("^schema:", block, re.M) else bank(questions=block)
                file = pathlib.Path(folder) / "bank.yaml"
                file.write_text(text, encoding="utf-8")
                with self.subTest(block.splitlines()[0]):
                    self.assertEqual(complaints(text), [])
                    self.assertEqual(error_codes(file), [])
                kinds |= {q.get("kind", "open") for q in bankyaml.load(text)["questions"]}
        self.assertEqual(kinds, set(SCHEMA["definitions"]["kind"]["enum"]))


if __name__ == "__main__":
    unittest.main()

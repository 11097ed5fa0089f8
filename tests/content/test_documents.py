# SPDX-License-Identifier: GPL-3.0-or-later
"""The guides say what is there: links lead somewhere, and the tables name every code and key."""

import json
import pathlib
import re
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
GUIDES = [TOP / name for name in ("README.md", "app/README.md", "tests/README.md", "i18n/README.md", "questions/README.md")]


class Documents(unittest.TestCase):
    def test_links_lead_to_files(self):
        for guide in GUIDES:
            for target in re.findall(r"\]\(([^)#:]+)\)", guide.read_text(encoding="utf-8")):
                if not target.startswith("pictures/"):
                    with self.subTest(f"{guide.relative_to(TOP)}: {target}"):
                        self.assertTrue((guide.parent / target).exists())

    def test_map_names_every_layer_and_what_it_may_use(self):
        layers = re.findall(r"^([a-z]+): *(.*)$", (TOP / "app/layers.txt").read_text(encoding="utf-8"), re.M)
        rows = dict(re.findall(r"^\| `([a-z]+)/` \|.*\| ([a-z –]+) \|$", (TOP / "app/README.md").read_text(encoding="utf-8"), re.M))
        self.assertEqual({name: uses or "–" for name, uses in layers}, rows)

    def test_bank_guide_names_every_diagnostic(self):
        source = (TOP / "app/core/diagnostic.cpp").read_text(encoding="utf-8")
        codes = set(re.findall(r'QStringLiteral\("([a-z0-9-]+)"\)', source))
        guide = (TOP / "questions/README.md").read_text(encoding="utf-8")
        named = set()
        for cell in re.findall(r"^\| ((?:`[a-z0-9-]+`(?:, )?)+) \|", guide.split("# What `foldout check` says")[1], re.M):
            named |= set(re.findall(r"`([a-z0-9-]+)`", cell))
        self.assertGreater(len(codes), 40)
        self.assertEqual(codes, named)

    def test_bank_guide_names_every_key_of_the_schema(self):
        schema = json.loads((TOP / "resources/schema/bank-1.schema.json").read_text(encoding="utf-8"))
        guide = (TOP / "questions/README.md").read_text(encoding="utf-8")
        question = schema["definitions"]["question"]
        for key in [*schema["properties"], *schema["properties"]["defaults"]["properties"], *question["properties"]]:
            with self.subTest(key):
                self.assertIn(f"`{key}`", guide)


if __name__ == "__main__":
    unittest.main(argv=[__file__])

# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads YAML the way an editor does: plain scalars by the YAML 1.2 core schema, keys as text.

PyYAML follows YAML 1.1, where `no` is false and 2026-12-01 a date; editors that check against a JSON
schema do not.
"""

import re

import yaml


class CoreLoader(yaml.SafeLoader):
    yaml_implicit_resolvers = {}

    def construct_mapping(self, node, deep=False):
        return {key.value: self.construct_object(value, deep=True) for key, value in node.value}


def _map(loader, node):
    return loader.construct_mapping(node)


def _bool(loader, node):
    return node.value.lower() == "true"


def _int(loader, node):
    prefix = node.value[:2]
    return int(node.value, {"0o": 8, "0x": 16}.get(prefix, 10))


def _float(loader, node):
    return float(node.value.lower().replace(".inf", "inf").replace(".nan", "nan"))


CoreLoader.add_constructor("tag:yaml.org,2002:map", _map)
for _tag, _pattern, _construct in (
    ("null", r"~|null|Null|NULL|", yaml.SafeLoader.construct_yaml_null),
    ("bool", r"true|True|TRUE|false|False|FALSE", _bool),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", _int),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", _float),
):
    _tag = "tag:yaml.org,2002:" + _tag
    CoreLoader.add_implicit_resolver(_tag, re.compile(f"^(?:{_pattern})$"), None)
    CoreLoader.add_constructor(_tag, _construct)


def load(data):
    """The value of one YAML document; raises yaml.YAMLError where there is none."""
    return yaml.load(data, CoreLoader)

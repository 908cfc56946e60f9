"""Reads a list of texts and answers, text by text, which rules fire. Arguments: the scrubber and its rules file."""
import importlib.util
import json
import re
import sys

found = importlib.util.spec_from_file_location("scrub", sys.argv[1])
scrub = importlib.util.module_from_spec(found)
found.loader.exec_module(scrub)
with open(sys.argv[2], encoding="utf-8") as file:
    rules = json.load(file)
for section in ("rules", "checked_rules", "set_aside", "opaque"):
    for rule in rules[section]:
        re.compile(rule["pattern"])
scrubber = scrub.Scrubber(rules)
texts = json.load(sys.stdin)
both = ("strong", "weak")
json.dump([sorted(name for name, _, _ in scrubber.findings(text, (), both)) for text in texts], sys.stdout)

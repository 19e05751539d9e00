#!/usr/bin/env python3
"""Writes the data of Items, `Apps/Items/Sources/ItemsCatalogue/Resources/Catalogue.json`, from two Debian packages.

`unicode-data` has the emoji with their order, groups and versions (emoji-test.txt); `unicode-cldr-core` has their names and
keywords in English and Chinese. The script downloads both with apt and installs neither:

    Scripts/items-data.py

Emoji whose version is newer than CLDR's names are left out. Run it after an update of the packages, and commit the result.
"""

import itertools
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).parents[1]
RESULT = ROOT / "Apps" / "Items" / "Sources" / "ItemsCatalogue" / "Resources"
PACKAGES = ["unicode-data", "unicode-cldr-core"]
LANGUAGES = ["en", "zh"]

# The year in which each version of emoji was published (UTS #51, "Emoji Versions"). 0.6 and 0.7 are the characters of
# Unicode 6.0 and 7.0 that became emoji before there were versions of emoji.
YEARS = {
    "0.6": 2010, "0.7": 2014, "1.0": 2015, "2.0": 2015, "3.0": 2016, "4.0": 2016, "5.0": 2017, "11.0": 2018, "12.0": 2019,
    "12.1": 2019, "13.0": 2020, "13.1": 2020, "14.0": 2021, "15.0": 2022,
}
# CLDR has no names of the groups of emoji-test.txt.
GROUPS = {
    "Smileys & Emotion": "笑脸与情感", "People & Body": "人物与身体", "Animals & Nature": "动物与自然",
    "Food & Drink": "食物与饮料", "Travel & Places": "旅行与地点", "Activities": "活动", "Objects": "物品", "Symbols": "符号",
    "Flags": "旗帜",
}
# "Component" has the tones and the hair alone, which are no emoji of their own.
OMITTED_GROUPS = {"Component"}
TONES = {chr(code) for code in range(0x1F3FB, 0x1F400)}
SELECTOR = "\ufe0f"


def main():
    with tempfile.TemporaryDirectory() as folder:
        unpack(folder)
        unicode = Path(folder) / "usr" / "share" / "unicode"
        names = {language: read_names(unicode / "cldr" / "common", language) for language in LANGUAGES}
        items, omitted = described(read_items(unicode / "emoji" / "emoji-test.txt"), names)
        write(items)
        for line in [f"{len(items)} items, {sum(len(item['variants']) for item in items)} variants", f"without names: {omitted}"]:
            print(line)
        licence = (Path(folder) / "usr" / "share" / "doc" / "unicode-cldr-core" / "copyright").read_text()
        (RESULT / "LICENSE-Unicode.txt").write_text(licence_text(licence))


def unpack(folder):
    subprocess.run(["apt-get", "download", "-q", *PACKAGES], cwd=folder, check=True, stdout=sys.stderr)
    for package in Path(folder).glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, folder], check=True)


def licence_text(copyright):
    """Returns the text of the licence in Debian's copyright file."""
    (text,) = re.findall(r"^License:   Unicode-DFS-2016\n((?: .*\n)+)", copyright, re.MULTILINE)
    lines = [line[1:] for line in text.splitlines()]
    return "\n".join("" if line == "." else line for line in lines) + "\n"


def read_items(path):
    """Returns the emoji in Unicode's order; those that differ from another in their tones only are its variants."""
    items, bases = [], {}
    group = subgroup = None
    for line in path.read_text().splitlines():
        if line.startswith("# group: "):
            group = line.removeprefix("# group: ")
        elif line.startswith("# subgroup: "):
            subgroup = line.removeprefix("# subgroup: ")
        elif found := re.match(r"([0-9A-F ]+?) +; fully-qualified +# \S+ E(\d+\.\d+) ", line):
            if group in OMITTED_GROUPS:
                continue
            emoji = "".join(chr(int(code, 16)) for code in found[1].split())
            if TONES & set(emoji):
                # Two people with two tones are written in another way than without tones; they follow their emoji.
                base = bases.get(plain(emoji)) or items[-1]
                base["variants"].append(emoji)
            else:
                item = {"emoji": emoji, "group": group, "subgroup": subgroup, "version": found[2], "variants": []}
                bases[plain(emoji)] = item
                items.append(item)
    return items


def plain(emoji):
    return "".join(character for character in emoji if character not in TONES and character != SELECTOR)


def read_names(common, language):
    """Returns name and keywords by emoji without its selectors."""
    names, keywords = {}, {}
    for folder in ["annotations", "annotationsDerived"]:
        for annotation in ElementTree.parse(common / folder / f"{language}.xml").iter("annotation"):
            emoji = annotation.get("cp").replace(SELECTOR, "")
            if annotation.get("type") == "tts":
                names[emoji] = annotation.text
            else:
                keywords[emoji] = annotation.text.split(" | ")
    return {emoji: (name, keywords.get(emoji, [])) for emoji, name in names.items()}


def described(items, names):
    """Returns the items with names, keywords and numbers, and the versions of those without names."""
    found, omitted = [], set()
    for item in items:
        key = item["emoji"].replace(SELECTOR, "")
        if not all(key in names[language] for language in LANGUAGES):
            omitted.add(item["version"])
            continue
        for language in LANGUAGES:
            name, keywords = names[language][key]
            item[language] = [name[0].upper() + name[1:], *(word for word in keywords if word != name)]
        found.append(item)
    # Browsers keep the numbers of starred items, so an item must have the same number after an update: new versions go last.
    by_age = sorted(found, key=lambda item: (version(item), item["emoji"]))
    for number, item in enumerate(by_age):
        item["number"] = number
    return found, sorted(omitted)


def version(item):
    return [int(part) for part in item["version"].split(".")]


def write(items):
    """Writes one line per item, so that a change of an item is a change of a line."""
    groups = [name for name, _ in itertools.groupby(item["group"] for item in items)]
    lines = [
        compact({
            "number": item["number"], "emoji": item["emoji"], "group": groups.index(item["group"]), "subgroup": item["subgroup"],
            "version": item["version"], "year": YEARS[item["version"]], "en": item["en"], "zh": item["zh"],
            **({"variants": item["variants"]} if item["variants"] else {}),
        })
        for item in items
    ]
    names = [compact({"en": group, "zh": GROUPS[group]}) for group in groups]
    RESULT.mkdir(parents=True, exist_ok=True)
    text = '{"groups": [\n' + ",\n".join(names) + '\n],\n"items": [\n' + ",\n".join(lines) + "\n]}\n"
    (RESULT / "Catalogue.json").write_text(text)


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()

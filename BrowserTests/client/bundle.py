"""Makes one script of the client's modules, as the server does."""

import gzip
import re
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "Sources" / "OrielServer" / "Client"


def modules():
    return {path.name: path.read_text() for path in sorted(CLIENT.glob("*.js"))}


def bundle():
    return "\n".join(strip(source) for source in modules().values())


def strip(source):
    """Takes away imports, the word export, comments that stand on lines of their own, and indentation."""
    source = re.sub(r"^import .*?;\n", "", source, flags=re.MULTILINE | re.DOTALL)
    source = re.sub(r"^export ", "", source, flags=re.MULTILINE)
    source = re.sub(r"^\s*/\*\*.*?\*/\s*?\n", "", source, flags=re.MULTILINE | re.DOTALL)
    source = re.sub(r"^\s*//.*\n", "", source, flags=re.MULTILINE)
    return re.sub(r"^\s+", "", source, flags=re.MULTILINE)


def top_level_names(source):
    names = re.findall(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", source, flags=re.MULTILINE)
    return names


if __name__ == "__main__":
    text = bundle()
    print(f"{len(text)} bytes, {len(gzip.compress(text.encode(), 9))} gzipped")

"""Turns the content of DocC's pages, as JSON, into HTML."""

from html import escape

import pygments
import pygments.formatters
import pygments.lexers

FORMATTER = pygments.formatters.HtmlFormatter(nowrap=True)
LANGUAGES = {"swift": "swift", "console": "console", "sh": "bash", "json": "json", "yaml": "yaml", "html": "html", "js": "javascript"}


class Content:
    """Writes the content of one page.

    The address of a page depends on the page that links to it, so `link` gives the address for an identifier, or None. Code that names no
    language is in `language`.
    """

    def __init__(self, references, link, language=None):
        self.references = references
        self.link = link
        self.language = language

    def blocks(self, blocks):
        return "\n".join(self.block(block) for block in blocks)

    def block(self, block):
        match block["type"]:
            case "paragraph":
                return f"<p>{self.inlines(block['inlineContent'])}</p>"
            case "heading":
                level = min(max(block["level"], 2), 4)
                return f'<h{level} id="{escape(block["anchor"])}">{escape(block["text"])}</h{level}>'
            case "codeListing":
                return code("\n".join(block["code"]), block.get("syntax") or self.language)
            case "aside":
                return f'<aside><p class="kind">{escape(block["name"])}</p>{self.blocks(block["content"])}</aside>'
            case "unorderedList" | "orderedList" as kind:
                tag = "ul" if kind == "unorderedList" else "ol"
                return f"<{tag}>{self.items(block['items'])}</{tag}>"
            case "termList":
                rows = (
                    f"<dt>{self.inlines(item['term']['inlineContent'])}</dt><dd>{self.blocks(item['definition']['content'])}</dd>"
                    for item in block["items"]
                )
                return f"<dl>{''.join(rows)}</dl>"
            case "table":
                return self.table(block)
        raise ValueError(f"DocC has blocks of the type {block['type']}, which the site cannot show yet")

    def items(self, items):
        return "".join(f"<li>{self.blocks(item['content'])}</li>" for item in items)

    def table(self, block):
        def row(cells, tag):
            return "<tr>" + "".join(f"<{tag}>{self.blocks(cell)}</{tag}>" for cell in cells) + "</tr>"

        has_header = block.get("header") == "row"
        head = row(block["rows"][0], "th") if has_header else ""
        body = "".join(row(cells, "td") for cells in block["rows"][has_header:])
        return f'<div class="wide"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'

    def inlines(self, inlines):
        return "".join(self.inline(inline) for inline in inlines)

    def inline(self, inline):
        match inline["type"]:
            case "text":
                return escape(inline["text"])
            case "codeVoice":
                return f"<code>{escape(inline['code'])}</code>"
            case "emphasis" | "newTerm":
                return f"<em>{self.inlines(inline['inlineContent'])}</em>"
            case "strong" | "inlineHead":
                return f"<strong>{self.inlines(inline['inlineContent'])}</strong>"
            case "reference":
                return self.reference(inline["identifier"], inline.get("overridingTitle"))
            case "image":
                return self.image(self.references[inline["identifier"]])
        raise ValueError(f"DocC has content of the type {inline['type']}, which the site cannot show yet")

    def reference(self, identifier, title=None):
        """A link to a page, or the title alone if the site has no such page."""
        found = self.references.get(identifier)
        if found is None:
            return f"<code>{escape(title or identifier.rsplit('/', 1)[-1])}</code>"
        text = escape(title or found.get("title", identifier))
        if found.get("kind") == "symbol":
            text = f"<code>{text}</code>"
        address = found["url"] if found["type"] == "link" else self.link(identifier)
        return f'<a href="{escape(address)}">{text}</a>' if address else text

    def image(self, image):
        """The picture, and the one for dark pages."""
        addresses = {}
        for variant in image["variants"]:
            addresses["dark" if "dark" in variant["traits"] else "light"] = self.link(variant["url"])
        dark = f'<source srcset="{addresses["dark"]}" media="(prefers-color-scheme: dark)">' if "dark" in addresses else ""
        return f'<picture>{dark}<img src="{addresses["light"]}" alt="{escape(image.get("alt", ""))}" loading="lazy"></picture>'

    def declaration(self, tokens):
        """A declaration, whose types are links."""
        text = ""
        for token in tokens:
            address = self.link(token["identifier"]) if "identifier" in token else None
            part = escape(token["text"])
            if address:
                part = f'<a href="{escape(address)}">{part}</a>'
            elif token["kind"] in TOKENS:
                part = f'<span class="{TOKENS[token["kind"]]}">{part}</span>'
            text += part
        return f'<pre class="declaration"><code>{text}</code></pre>'


# The classes of Pygments, so that one style sheet has the colours of both.
TOKENS = {"keyword": "k", "attribute": "k", "identifier": "nf", "number": "mi", "string": "s"}


def code(text, language):
    """Code in colours."""
    lexer = pygments.lexers.get_lexer_by_name(LANGUAGES.get(language, "text"), stripnl=False)
    return f'<pre tabindex="0"><code>{pygments.highlight(text, lexer, FORMATTER).rstrip()}</code></pre>'


def plain(inlines):
    """The text alone."""
    return "".join(inline.get("text") or inline.get("code") or plain(inline.get("inlineContent", [])) for inline in inlines)

"""Accessibility checks by axe."""

from axe_playwright_python.sync_playwright import Axe

# Only colours depend on the scheme, so the second one is judged by them alone.
SCHEMES = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]},
}


# Runs axe on the dialog in front; what is behind one is inert. Without a dialog, on all but what is excluded.
RUN = """async ([exclude, options]) => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1)
    return (await axe.run(dialog ?? { exclude }, options)).violations
}"""


def violations(page, scheme, exclude=()):
    """Returns what axe finds wrong with a page in a colour scheme, each as a text.

    `exclude` has the selectors of what is not judged.
    """
    # A document keeps the script, which is half a megabyte.
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(RUN, [[[selector] for selector in exclude], SCHEMES[scheme]])
    return [summary(violation) for violation in found]


def summary(violation):
    nodes = "".join(f"\n    {node['html'][:200]}" for node in violation["nodes"][:5])
    return f"{violation['id']}: {violation['help']} ({len(violation['nodes'])}x){nodes}"

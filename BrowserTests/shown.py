"""What a page shows, as scripts that a test evaluates in it."""

# What is shown, and the names that are read out: what a control that has a name contains is not.
SHOWN = """() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent.closest('script, style, template, noscript, [inert]')) found.push(walker.currentNode.data);
    }
    const isSilent = element => element.closest('[aria-hidden=true], [inert]')
        || element.parentElement.closest('button[aria-label], a[aria-label], [role=img][aria-label]');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext'])
        for (const element of document.body.querySelectorAll(`[${name}]`))
            if (!isSilent(element)) found.push(element.getAttribute(name));
    return [...new Set(found.map(text => text.trim()).filter(text => /[A-Za-z]{2}/.test(text)))];
}"""
WIDTH = "document.scrollingElement.scrollWidth"

# The words that are on several lines; those that are wider than an argument, if any, need not be whole. What a line limit cuts off is not
# on a line.
BROKEN_WORDS = """(room) => {
    const broken = []
    const length = (boxes) => boxes.reduce((sum, { width }) => sum + width, 0)
    const range = document.createRange()
    const walker = document.createTreeWalker(document.getElementById("oriel"), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode
        // Names for screen readers are one point wide.
        const { width, bottom } = parentElement.getBoundingClientRect()
        if (width <= 1 || !parentElement.checkVisibility({ visibilityProperty: true })) continue
        for (const { 0: word, index } of data.matchAll(/[a-zA-Z]{2,}/g)) {
            range.setStart(walker.currentNode, index)
            range.setEnd(walker.currentNode, index + word.length)
            const boxes = [...range.getClientRects()].filter(({ width, top, height }) => width > 0 && top + height / 2 < bottom)
            const isBroken = new Set(boxes.map(({ top }) => Math.round(top))).size > 1
            if (isBroken && length(boxes) <= (room ?? Infinity)) broken.push(word)
        }
    }
    return broken
}"""


def enlarge(page, size=50):
    """Chooses a text size as in the browser's settings; 16 is the usual one, 50 the largest of a phone."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size}})

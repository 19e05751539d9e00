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

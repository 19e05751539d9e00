// The keyed table of the gallery in plain JavaScript: what a page can do at best. The document, its styles and the markup of a
// row (#row) are those of the gallery's page.
{
    const template = document.getElementById('row');
    const { plain, selected } = template.dataset;
    const write = (part, text) => (part.firstChild.firstChild.data = text);
    keyedTable(
        template.content.firstElementChild,
        (element, number) => write(element.children[0], number),
        (element, label) => write(element.children[1], label),
        (element, isSelected) => element.setAttribute('class', isSelected ? selected : plain),
    );
}

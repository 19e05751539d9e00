// The keyed table as an ordinary page has it, written by hand.
{
    const element = (markup) => {
        const template = document.createElement('template');
        template.innerHTML = markup;
        return template.content.firstElementChild;
    };
    const row = element('<div class="row"><span class="number"> </span><button class="label"> </button>' +
        '<button class="remove" aria-label="Remove">×</button></div>');
    const buttons = document.createElement('nav');
    document.body.append(buttons, element('<div data-rows></div>'));

    const names = keyedTable(
        row,
        (element, number) => (element.children[0].firstChild.data = number),
        (element, label) => (element.children[1].firstChild.data = label),
        (element, isSelected) => element.classList.toggle('selected', isSelected),
    );
    buttons.append(...names.map((name) => element(`<button>${name}</button>`)));
}

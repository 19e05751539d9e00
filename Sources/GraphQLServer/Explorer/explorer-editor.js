// A text field with colours, and a list of names that can follow at the cursor.

import { paint } from './explorer-syntax.js';

const marks = { '{': '}', '(': ')', '[': ']' };
let count = 0;

export class Editor {
    /** `tokens` reads a text; `suggest` returns what can follow at a position of it, as `suggestions` does. */
    constructor(element, { label, tokens, suggest = null, onChange }) {
        count += 1;
        this.tokens = tokens;
        this.suggest = suggest;
        this.onChange = onChange;
        this.layer = document.createElement('pre');
        this.layer.ariaHidden = 'true';
        this.field = document.createElement('textarea');
        Object.assign(this.field, { spellcheck: false, autocomplete: 'off', autocapitalize: 'off' });
        this.field.setAttribute('aria-labelledby', label);
        this.list = document.createElement('ul');
        this.list.className = 'suggestions';
        this.list.id = `suggestions-${count}`;
        this.list.role = 'listbox';
        this.list.ariaLabel = 'Names that can follow';
        this.list.hidden = true;
        element.append(this.layer, this.field, this.list);
        if (suggest) {
            // It stays a text field of several lines: no role has these and a list.
            this.field.setAttribute('aria-autocomplete', 'list');
            this.field.setAttribute('aria-haspopup', 'listbox');
            this.field.setAttribute('aria-controls', this.list.id);
        }
        this.found = null;
        this.chosen = 0;
        this.field.addEventListener('input', (event) => this.changed(event));
        this.field.addEventListener('keydown', (event) => this.pressed(event));
        this.field.addEventListener('scroll', () => this.follow());
        this.field.addEventListener('blur', () => this.close());
        this.field.addEventListener('click', () => this.close());
        // A press must not take the focus, which would close the list.
        this.list.addEventListener('pointerdown', (event) => {
            event.preventDefault();
            const index = [...this.list.children].indexOf(event.target.closest('li'));
            if (index >= 0) this.accept(index);
        });
        this.draw();
    }

    get text() { return this.field.value; }

    set text(value) {
        this.field.value = value;
        this.close();
        this.draw();
        this.onChange(value);
    }

    draw() {
        paint(this.layer, this.text, this.tokens(this.text));
        this.follow();
    }

    follow() {
        this.layer.scrollTop = this.field.scrollTop;
        this.layer.scrollLeft = this.field.scrollLeft;
    }

    changed(event) {
        this.draw();
        this.onChange(this.text);
        if (/^[\w$@.]$/.test(event.data ?? '') || !this.list.hidden) this.open();
    }

    pressed(event) {
        if (event.ctrlKey && event.key === ' ') {
            event.preventDefault();
            return this.open();
        }
        if (!this.list.hidden) {
            const size = this.found.names.length;
            switch (event.key) {
                case 'ArrowDown': event.preventDefault(); return this.choose((this.chosen + 1) % size);
                case 'ArrowUp': event.preventDefault(); return this.choose((this.chosen + size - 1) % size);
                case 'Enter':
                    if (event.ctrlKey || event.metaKey) break;
                    event.preventDefault();
                    return this.accept(this.chosen);
                case 'Tab': event.preventDefault(); return this.accept(this.chosen);
                case 'Escape': event.preventDefault(); return this.close();
                case 'ArrowLeft': case 'ArrowRight': case 'Home': case 'End': this.close();
            }
        }
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.isComposing) {
            event.preventDefault();
            this.breakLine();
        }
    }

    /** Begins a line with the indentation of the one before, and one level more after an opening mark. */
    breakLine() {
        const { selectionStart: start, selectionEnd: end } = this.field;
        const line = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start);
        const indent = line.match(/^\s*/)[0];
        const closing = marks[this.text[start - 1]];
        if (!closing) return this.insert(`\n${indent}`, start, end);
        const isClosed = this.text[end] === closing;
        this.insert(`\n${indent}  ${isClosed ? `\n${indent}` : ''}`, start, end, indent.length + 3);
    }

    /** Replaces text, so that it can be undone; `offset` is where the cursor is in the new text. */
    insert(text, start, end, offset = text.length) {
        this.field.focus();
        this.field.setSelectionRange(start, end);
        // The only way to change a field and keep what can be undone; where it is missing, only that is lost.
        if (!document.execCommand('insertText', false, text)) this.field.setRangeText(text, start, end, 'end');
        this.field.setSelectionRange(start + offset, start + offset);
        this.draw();
        this.onChange(this.text);
    }

    // MARK: Suggestions

    open() {
        const cursor = this.field.selectionStart;
        this.found = this.suggest?.(this.text, cursor);
        if (!this.found?.names.length) return this.close();
        this.list.replaceChildren(...this.found.names.map(({ name, detail }, index) => {
            const row = document.createElement('li');
            row.role = 'option';
            row.id = `${this.list.id}-${index}`;
            const kind = document.createElement('span');
            kind.textContent = detail;
            row.append(name, kind);
            return row;
        }));
        this.list.hidden = false;
        this.place(this.found.start);
        this.choose(0);
    }

    close() {
        this.list.hidden = true;
        this.field.removeAttribute('aria-activedescendant');
    }

    choose(index) {
        this.chosen = index;
        for (const [number, row] of [...this.list.children].entries()) row.ariaSelected = String(number === index);
        this.list.children[index].scrollIntoView({ block: 'nearest' });
        this.field.setAttribute('aria-activedescendant', `${this.list.id}-${index}`);
    }

    accept(index) {
        const { start, names } = this.found;
        this.close();
        this.insert(names[index].name, start, this.field.selectionStart);
    }

    /** Puts the list under a character: the layer has the same letters in the same places. */
    place(position) {
        const walker = document.createTreeWalker(this.layer, NodeFilter.SHOW_TEXT);
        let rest = position;
        while (walker.nextNode() && rest >= walker.currentNode.length) rest -= walker.currentNode.length;
        if (!walker.currentNode?.data) return;
        const range = document.createRange();
        range.setStart(walker.currentNode, Math.min(rest, walker.currentNode.length - 1));
        range.setEnd(walker.currentNode, Math.min(rest + 1, walker.currentNode.length));
        const box = range.getBoundingClientRect();
        const own = this.layer.getBoundingClientRect();
        const left = Math.max(4, Math.min(box.left - own.left, own.width - this.list.offsetWidth - 4));
        const isHigh = box.bottom + this.list.offsetHeight + 8 > innerHeight && box.top - own.top > this.list.offsetHeight;
        this.list.style.left = `${left}px`;
        this.list.style.top = `${isHigh ? box.top - own.top - this.list.offsetHeight - 4 : box.bottom - own.top + 4}px`;
    }
}

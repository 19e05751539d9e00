import { setAttribute, setInlineStyle } from './attributes.js';
import { readName } from './names.js';
import { announce, asksForMore, isNoted, numberNode } from './nodes.js';
import { setClasses } from './styles.js';
import { readByte, readInt, readString, refuse } from './wire.js';

// A shape is kept as a plan: for each of its nodes an element, and the holes in it. The element is cloned and the clone
// walked along with the plan: its nodes are numbered, and the values that come with the instance are put into the holes.

const has = { class: 1, events: 2, attributes: 4, holes: 8, text: 16, children: 32, list: 64, inlineStyle: 128 };

let shapes = [];

/** Forgets all shapes; the next one gets the number 0. */
export function forgetShapes() {
    shapes = [];
}

/** Reads the definition of a shape; it gets the next number. */
export function defineShape() {
    shapes.push(readPlan());
}

function readPlan() {
    const element = createElement(readName());
    const flags = readByte();
    const holes = [];
    const addHole = (fillIn) => holes.push({ fillIn, last: '' });
    if (flags & has.class) setClasses(element, readInt(), readInt());
    if (flags & has.events) element.dataset.e = readInt();
    if (flags & has.attributes) repeat(() => setAttribute(element, readName(), readString()));
    if (flags & has.holes) {
        repeat(() => {
            const name = readName();
            if (isNoted(name)) element.setAttribute(name, '');
            addHole((clone, value) => setAttribute(clone, name, value));
        });
    }
    if (flags & has.inlineStyle) addHole(setInlineStyle);
    if (flags & has.text) {
        element.append(' ');
        addHole((clone, value) => (clone.firstChild.data = value));
    }
    const children = [];
    if (flags & has.children) repeat(() => children.push(readPlan()));
    element.append(...children.map((child) => child.element));
    return { element, holes, children, hasList: flags & has.list, asks: asksForMore(element) };
}

function repeat(action) {
    for (let count = readInt(); count > 0; count--) action();
}

// A name such as `svg:path` is one of a drawing.
function createElement(name) {
    const [tag, prefix] = name.split(':').reverse();
    return prefix ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
}

/** Reads a list of instances and appends them to a parent. */
export function readList(parent) {
    repeat(() => {
        const plan = shapes[readInt()] ?? refuse();
        repeat(() => {
            const element = plan.element.cloneNode(true);
            fill(plan, element);
            parent.append(element);
        });
    });
}

function fill(plan, element) {
    numberNode(element);
    if (plan.asks) announce(element);
    for (const hole of plan.holes) {
        const length = readInt();
        if (length) hole.last = readString(length - 1);
        hole.fillIn(element, hole.last);
    }
    if (plan.hasList) readList(element);
    let child = element.firstChild;
    for (const inner of plan.children) {
        fill(inner, child);
        child = child.nextSibling;
    }
}

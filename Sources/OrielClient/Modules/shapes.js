import { setAttribute, setInlineStyle } from './attributes.js';
import { readName } from './names.js';
import { announce, asksForMore, isNoted, numberNode } from './nodes.js';
import * as has from './parts.js';
import { setClasses } from './styles.js';
import { readByte, readInt, readString, refuse } from './wire.js';

// A shape is stored as a plan: an element for each of its nodes, and the holes in that node. An instance is a clone of the element:
// its nodes are numbered in the order of the plan, and the instance's values are set in the holes.

let shapes = [];

/** Forgets all shapes; the next one gets the number 0. */
export function forgetShapes() {
    shapes = [];
}

/** Reads the definition of a shape, which gets the next number. */
export function defineShape() {
    shapes.push(readPlan());
}

function readPlan() {
    const element = createElement(readName());
    const flags = readByte();
    const holes = [];
    const addHole = (fillIn) => holes.push({ fillIn, last: '' });
    if (flags & has.classes) setClasses(element, readInt(), readInt());
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
    return { element, holes, children, _hasList: flags & has.list, _asks: asksForMore(element) };
}

function repeat(action) {
    for (let count = readInt(); count > 0; count--) action();
}

// A prefix, as in `svg:path`, marks an element of a drawing.
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
    if (plan._asks) announce(element);
    for (const hole of plan.holes) {
        const length = readInt();
        if (length) hole.last = readString(length - 1);
        hole.fillIn(element, hole.last);
    }
    if (plan._hasList) readList(element);
    let child = element.firstChild;
    for (const inner of plan.children) {
        fill(inner, child);
        child = child.nextSibling;
    }
}

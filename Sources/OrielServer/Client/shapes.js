import { attributeName, createElement } from './tables.js';
import { announce, isNotedAttribute, numberNode } from './nodes.js';
import { setAttribute, setInlineStyle } from './attributes.js';
import { classNames } from './styles.js';

// A shape is kept as an element to clone and a plan, which lists what there is to do at each of its nodes. A clone is
// walked along with the plan: its nodes are numbered, and the values that come with the instance are put into the
// holes.

const parts = { class: 1, events: 2, attributes: 4, holes: 8, text: 16, children: 32, list: 64, inlineStyle: 128 };

// Constants that a clone does not inherit from its original.
const properties = /^(value|checked|selected|indeterminate|open|muted)$/;

let shapes = [];

/** Forgets all shapes, as a new page or a new session begins. */
export function forgetShapes() {
    shapes = [];
}

/** Reads the definition of a shape; it gets the next number. */
export function defineShape(reader) {
    const shape = { plan: null, original: null };
    shape.plan = readPlan(reader);
    shape.original = shape.plan.element;
    shapes.push(shape);
}

function readPlan(reader) {
    const element = createElement(reader.u8());
    const plan = { element, holes: null, constants: null, text: false, style: false, list: false, children: null,
        isNoted: false, last: null, styleValue: '', textValue: '' };
    const has = reader.u8();
    if (has & parts.class) element.setAttribute('class', classNames(reader.int(), reader.int()));
    if (has & parts.events) {
        const mask = reader.int();
        element.setAttribute('data-e', mask);
        if (isNotedAttribute('data-e', mask)) plan.isNoted = true;
    }
    if (has & parts.attributes) readConstants(reader, plan);
    if (has & parts.holes) {
        plan.holes = Array.from({ length: reader.int() }, () => attributeName(reader.u8()));
        plan.last = plan.holes.map(() => '');
        if (plan.holes.some((name) => isNotedAttribute(name))) plan.isNoted = true;
    }
    if (has & parts.text) {
        plan.text = true;
        element.append(document.createTextNode(' '));
    }
    if (has & parts.children) {
        plan.children = Array.from({ length: reader.int() }, () => readPlan(reader));
        element.append(...plan.children.map((child) => child.element));
    }
    plan.list = (has & parts.list) !== 0;
    plan.style = (has & parts.inlineStyle) !== 0;
    return plan;
}

function readConstants(reader, plan) {
    for (let count = reader.int(); count > 0; count--) {
        const name = attributeName(reader.u8());
        const value = reader.string();
        if (properties.test(name)) (plan.constants ??= []).push([name, value]);
        else setAttribute(plan.element, name, value);
        if (isNotedAttribute(name)) plan.isNoted = true;
    }
}

/** Reads a list of instances and puts them into the parent, in front of a child of it or at its end. */
export function readList(reader, parent, before, inserted) {
    for (let groups = reader.int(); groups > 0; groups--) {
        const shape = shapes[reader.int()];
        if (!shape) throw new RangeError('no such shape');
        const { plan, original } = shape;
        for (let count = reader.int(); count > 0; count--) {
            const element = original.cloneNode(true);
            fill(reader, plan, element);
            parent.insertBefore(element, before);
            inserted?.push(element);
        }
    }
}

function fill(reader, plan, element) {
    numberNode(element);
    if (plan.isNoted) announce(element);
    if (plan.constants) for (const [name, value] of plan.constants) setAttribute(element, name, value);
    const { holes, last } = plan;
    if (holes) {
        for (let index = 0; index < holes.length; index++) {
            const length = reader.int();
            if (length) last[index] = reader.text(length - 1);
            setAttribute(element, holes[index], last[index]);
        }
    }
    if (plan.style) {
        const length = reader.int();
        if (length) plan.styleValue = reader.text(length - 1);
        setInlineStyle(element, plan.styleValue);
    }
    if (plan.text) {
        const length = reader.int();
        if (length) plan.textValue = reader.text(length - 1);
        element.firstChild.data = plan.textValue;
    }
    let child = element.firstChild;
    if (plan.list) readList(reader, element, child, null);
    const { children } = plan;
    if (children) {
        for (let index = 0; index < children.length; index++) {
            fill(reader, children[index], child);
            child = child.nextSibling;
        }
    }
}

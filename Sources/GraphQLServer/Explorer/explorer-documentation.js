// The schema of the endpoint, by introspection, and its documentation.

import { named, typeText } from './explorer-syntax.js';

const type = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }';
const value = `name description type { ${type} } defaultValue isDeprecated deprecationReason`;
export const introspection = `query Introspection {
  __schema {
    queryType { name } mutationType { name } subscriptionType { name }
    types {
      kind name description
      fields(includeDeprecated: true) {
        name description isDeprecated deprecationReason type { ${type} } args(includeDeprecated: true) { ${value} }
      }
      inputFields(includeDeprecated: true) { ${value} }
      enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
      interfaces { name } possibleTypes { name }
    }
    directives { name description args(includeDeprecated: true) { ${value} } }
  }
}`;

export class Schema {
    constructor(data) {
        this.types = data?.types ?? [];
        this.directives = data?.directives ?? [];
        this.names = new Map(this.types.map((type) => [type.name, type]));
        this.roots = { query: data?.queryType?.name, mutation: data?.mutationType?.name, subscription: data?.subscriptionType?.name };
    }

    type(name) { return this.names.get(name) ?? null; }
    root(kind) { return this.type(this.roots[kind]); }
}

function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
}

export class Documentation {
    constructor(element, search) {
        this.element = element;
        this.search = search;
        this.schema = new Schema();
        this.path = [];
        search.addEventListener('input', () => this.show());
    }

    fail(message) {
        this.element.replaceChildren(make('p', { class: 'fault', role: 'alert' }, message));
    }

    load(schema) {
        this.schema = schema;
        this.show();
    }

    open(name, isBack = false) {
        if (!isBack) this.path.push(name);
        this.search.value = '';
        this.show();
        this.element.scrollTop = 0;
        this.element.focus();
    }

    back() {
        this.path.pop();
        this.open(null, true);
    }

    show() {
        const words = this.search.value.trim().toLowerCase();
        const shown = this.path.at(-1);
        this.element.replaceChildren(...(words ? this.matches(words) : shown ? this.details(this.schema.type(shown)) : this.start()));
    }

    link(name, text = name) { return make('button', { class: 'link', onclick: () => this.open(name) }, text); }

    start() {
        const roots = Object.entries(this.schema.roots).filter(([, name]) => name);
        const types = this.schema.types.filter(({ name }) => !name.startsWith('__') && !roots.some(([, root]) => root === name));
        return [
            make('h3', {}, 'Operations'),
            make('ul', {}, ...roots.map(([kind, name]) => make('li', { class: 'signature' }, `${kind}: `, this.link(name)))),
            make('h3', {}, 'Types'),
            make('ul', {}, ...types.map(({ name, description }) => make('li', {}, this.link(name), this.text(description, true)))),
        ];
    }

    matches(words) {
        const rows = [];
        for (const { name, fields, inputFields, enumValues } of this.schema.types) {
            if (name.startsWith('__')) continue;
            if (name.toLowerCase().includes(words)) rows.push(make('li', {}, this.link(name)));
            for (const member of [...(fields ?? []), ...(inputFields ?? []), ...(enumValues ?? [])]) {
                if (member.name.toLowerCase().includes(words)) rows.push(make('li', {}, this.link(name, `${name}.${member.name}`)));
            }
        }
        const count = rows.length === 1 ? '1 match' : `${rows.length} matches`;
        const summary = rows.length ? count : 'No type and no field has this in its name.';
        return [make('p', { role: 'status' }, summary), make('ul', {}, ...rows.slice(0, 200))];
    }

    details(type) {
        if (!type) return this.start();
        const parts = [
            make('p', {}, make('button', { onclick: () => this.back() }, '‹ Back')),
            make('h3', {}, type.name), make('p', {}, type.kind.toLowerCase().replace('_', ' ')), this.text(type.description),
        ];
        const related = (title, types) => {
            if (types?.length) parts.push(make('p', {}, `${title} `, ...types.map(({ name }) => this.link(name))));
        };
        related('Implements', type.interfaces);
        related('Possible types:', type.possibleTypes);
        const members = [...(type.fields ?? []), ...(type.inputFields ?? []), ...(type.enumValues ?? [])];
        if (members.length) parts.push(make('ul', {}, ...members.map((member) => this.member(member))));
        return parts;
    }

    member(member) {
        const signature = make('div', { class: 'signature' }, make('b', {}, member.name));
        if (member.args?.length) {
            signature.append('(', ...member.args.map((value) => make('span', { class: 'arguments' }, ...this.typed(value))), ')');
        }
        if (member.type) signature.append(': ', this.link(named(member.type), typeText(member.type)));
        if (member.defaultValue) signature.append(` = ${member.defaultValue}`);
        const row = make('li', {}, signature, this.text(member.description));
        for (const { name, description } of member.args ?? []) if (description) row.append(make('p', {}, `${name}: ${description}`));
        if (member.isDeprecated) row.append(make('p', { class: 'old' }, `Deprecated: ${member.deprecationReason ?? ''}`));
        return row;
    }

    typed({ name, type, defaultValue }) {
        return [`${name}: `, this.link(named(type), typeText(type)), defaultValue ? ` = ${defaultValue}` : ''];
    }

    text(description, isShort = false) {
        if (!description) return '';
        return make('p', {}, isShort ? description.split('\n')[0] : description);
    }
}

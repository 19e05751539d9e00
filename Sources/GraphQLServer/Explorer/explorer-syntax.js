// Reads GraphQL documents far enough to colour them, to find their operations, and to know what can follow at the cursor.

const pattern = new RegExp([
    '(?<comment>#[^\\n]*)', '(?<string>"""(?:\\\\"""|[^])*?(?:"""|$)|"(?:\\\\.|[^"\\\\\\n])*"?)', '(?<spread>\\.\\.\\.)',
    '(?<variable>\\$\\w*)', '(?<directive>@\\w*)', '(?<name>[_A-Za-z]\\w*)', '(?<number>-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)',
    '(?<mark>[{}()\\[\\]:=!|&])',
].join('|'), 'g');
const jsonPattern = new RegExp([
    '(?<name>"(?:\\\\.|[^"\\\\])*"(?=\\s*:))', '(?<string>"(?:\\\\.|[^"\\\\])*")', '(?<keyword>true|false|null)',
    '(?<number>-?\\d[\\d.eE+-]*)',
].join('|'), 'g');
const keywords = new Set(['query', 'mutation', 'subscription', 'fragment', 'on', 'true', 'false', 'null']);

/** The tokens of a document: kind, text, start and end. */
export const tokens = (text) => scan(text, pattern);

/** The tokens of JSON. */
export const jsonTokens = (text) => scan(text, jsonPattern);

function scan(text, pattern) {
    return [...text.matchAll(pattern)].map((match) => {
        const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
        return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
    });
}

/** Fills an element with text whose tokens have a colour each. */
export function paint(element, text, found) {
    const parts = [];
    let position = 0;
    for (const { kind, text: word, start, end } of found) {
        if (kind === 'mark' || kind === 'spread') continue;
        if (start > position) parts.push(text.slice(position, start));
        const part = document.createElement('span');
        part.className = kind === 'name' && keywords.has(word) ? 'keyword' : kind;
        part.textContent = word;
        parts.push(part);
        position = end;
    }
    // Without a line after the last line break, the browser leaves that break out.
    parts.push(text.slice(position) + '\n');
    element.replaceChildren(...parts);
}

/** The operations of a document: kind, and name or null. */
export function operations(text) {
    const found = [];
    let depth = 0;
    let isDefinition = false;
    const words = tokens(text).filter(({ kind }) => kind !== 'comment');
    for (const [index, { kind, text: word }] of words.entries()) {
        if (kind === 'mark' && '{(['.includes(word)) {
            if (depth === 0 && word === '{' && !isDefinition) found.push({ kind: 'query', name: null });
            depth += 1;
        } else if (kind === 'mark' && '})]'.includes(word)) {
            depth -= 1;
            if (depth === 0 && word === '}') isDefinition = false;
        } else if (depth === 0 && kind === 'name' && !isDefinition) {
            isDefinition = true;
            const next = words[index + 1];
            if (word !== 'fragment') found.push({ kind: word, name: next?.kind === 'name' ? next.text : null });
        }
    }
    return found;
}

/** The type behind lists and non-null marks. */
export const named = (type) => (type?.ofType ? named(type.ofType) : type?.name);

/** A type as in a document, such as `[User!]!`. */
export function typeText(type) {
    if (type.kind === 'NON_NULL') return typeText(type.ofType) + '!';
    return type.kind === 'LIST' ? `[${typeText(type.ofType)}]` : type.name;
}

/** What can follow at a position: the start of the word there, and a list of names with a detail each. */
export function suggestions(text, cursor, schema) {
    const before = tokens(text.slice(0, cursor)).filter(({ kind }) => kind !== 'comment');
    const last = before.at(-1);
    const isWord = last?.end === cursor && ['name', 'variable', 'directive'].includes(last.kind);
    const start = isWord ? last.start : cursor;
    // The cursor is within a comment or a string.
    const inside = tokens(text.slice(0, cursor)).at(-1);
    if (inside?.end === cursor && (inside.kind === 'comment' || (inside.kind === 'string' && !/[^\\]"$/.test(inside.text)))) {
        return { start, names: [] };
    }
    const word = isWord ? last.text : '';
    const names = follow(isWord ? before.slice(0, -1) : before, word, schema, text);
    const wanted = word.toLowerCase();
    const matches = names.filter(({ name }) => name.toLowerCase().includes(wanted) && name !== word);
    const rank = ({ name }) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
    return { start, names: matches.sort((a, b) => rank(a) - rank(b)).slice(0, 60) };
}

const roots = { query: 'queryType', mutation: 'mutationType', subscription: 'subscriptionType' };
const composite = new Set(['OBJECT', 'INTERFACE', 'UNION']);
const input = new Set(['SCALAR', 'ENUM', 'INPUT_OBJECT']);

function follow(words, word, schema, text) {
    // The places around the cursor, from the outermost.
    const places = [];
    // What the next brace or parenthesis belongs to.
    let type = schema.root('query');
    let args = [];
    for (const [index, { kind, text: token }] of words.entries()) {
        const place = places.at(-1);
        const previous = words[index - 1]?.text;
        const next = words[index + 1]?.text;
        if (token === '{') {
            if (!place || place.kind === 'selection') places.push({ kind: 'selection', type });
            else places.push({ kind: 'object', fields: schema.type(named(place.current?.type))?.inputFields ?? [] });
        } else if (token === '(') {
            places.push(place ? { kind: 'arguments', fields: args } : { kind: 'variables' });
        } else if (token === '}' || token === ')') {
            const left = places.pop();
            // After a selection set, a field without one follows in the same place.
            if (left?.kind === 'selection') type = places.at(-1)?.type ?? schema.root('query');
        } else if (kind === 'directive') {
            args = schema.directives.find(({ name }) => '@' + name === token)?.args ?? [];
        } else if (token === '...' && place) {
            type = place.type;
        } else if (kind === 'name') {
            if (!place) {
                if (roots[token] && !['on', 'fragment'].includes(previous)) type = schema.root(token);
                else if (previous === 'on') type = schema.type(token);
            } else if (place.kind === 'selection') {
                if (previous === '...' && token !== 'on') continue;
                if (previous === 'on' && words[index - 2]?.text === '...') type = schema.type(token);
                else if (token !== 'on' || previous !== '...') {
                    if (next === ':') continue;
                    const field = place.type?.fields?.find(({ name }) => name === token);
                    type = schema.type(named(field?.type));
                    args = field?.args ?? [];
                }
            } else if (place.fields && next === ':') {
                place.current = place.fields.find(({ name }) => name === token);
            }
        }
    }
    return after(words, places.at(-1), word, schema, text);
}

function after(words, place, word, schema, text) {
    const previous = words.at(-1)?.text;
    const detailed = (values) => (values ?? []).map(({ name, type }) => ({ name, detail: type ? typeText(type) : '' }));
    const types = (kinds) => unique(schema.types.filter((type) => kinds.has(type.kind)).map(({ name }) => name)
        .filter((name) => !name.startsWith('__')));
    if (word.startsWith('@')) return schema.directives.map(({ name }) => ({ name: '@' + name, detail: '' }));
    if (word.startsWith('$')) return place?.kind === 'variables' ? [] : variables(text);
    if (!place) {
        if (previous === 'on') return types(composite);
        if (words.length && previous !== '}') return [];
        const kinds = Object.keys(roots).filter((kind) => schema.root(kind));
        return [...kinds, 'fragment'].map((name) => ({ name, detail: '' }));
    }
    switch (place.kind) {
        case 'selection':
            if (previous === 'on' && words.at(-2)?.text === '...') return types(composite);
            if (previous === '...') return [{ name: 'on', detail: '' }, ...fragments(text)];
            return [...detailed(place.type?.fields), { name: '__typename', detail: 'String!' }];
        case 'variables':
            return previous === ':' || previous === '[' ? types(input) : [];
        default:
            if (previous !== ':' && previous !== '[') return detailed(place.fields);
            return [...values(schema.type(named(place.current?.type))), ...variables(text)];
    }
}

function values(type) {
    if (type?.kind === 'ENUM') return type.enumValues.map(({ name }) => ({ name, detail: type.name }));
    return type?.name === 'Boolean' ? ['true', 'false'].map((name) => ({ name, detail: 'Boolean' })) : [];
}

const unique = (names) => [...new Set(names)].map((name) => ({ name, detail: '' }));
const variables = (text) => unique([...text.matchAll(/(\$\w+)\s*:/g)].map((match) => match[1]));
const fragments = (text) => unique([...text.matchAll(/fragment\s+(\w+)/g)].map((match) => match[1]));

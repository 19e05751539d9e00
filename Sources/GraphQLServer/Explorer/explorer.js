// The explorer: runs operations against the endpoint beside it, and shows their responses, the schema and what was run before.

import { Documentation, introspection, Schema } from './explorer-documentation.js';
import { Editor } from './explorer-editor.js';
import { jsonTokens, operations, paint, suggestions, tokens } from './explorer-syntax.js';

const $ = (id) => document.getElementById(id);
const endpoint = location.pathname.replace(/\/explorer$/, '');
const historyKey = `graphql-explorer:${endpoint}`;
const historyLimit = 30;
const eventLimit = 200;
const welcome = '# Ctrl+Space shows what can follow at the cursor, Ctrl+Enter runs the query.\n{\n  __typename\n}\n';
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

let schema = new Schema();
let running = null;
let answerText = '';

// MARK: Requests

const query = new Editor($('query'), {
    label: 'query-label', tokens, suggest: (text, cursor) => suggestions(text, cursor, schema), onChange: showOperations,
});
const variables = new Editor($('variables'), { label: 'variables-label', tokens: jsonTokens, onChange: checkVariables });
const documentation = new Documentation($('documentation'), $('search'));

function checkVariables(text) {
    try {
        const value = text.trim() ? JSON.parse(text) : undefined;
        if (value === undefined || (value && typeof value === 'object' && !Array.isArray(value))) {
            $('variables-fault').textContent = '';
            return { value };
        }
        $('variables-fault').textContent = 'The variables must be a JSON object, such as {"first": 10}.';
    } catch (error) {
        $('variables-fault').textContent = `The variables are not JSON: ${error.message}`;
    }
    return null;
}

function showOperations(text) {
    const found = operations(text);
    const names = found.map(({ name }) => name).filter(Boolean);
    const chosen = $('operation').value;
    $('operation').replaceChildren(...names.map((name) => new Option(name, name, false, name === chosen)));
    $('operation').hidden = names.length < 2;
}

const bearer = () => {
    const token = $('token').value.trim();
    return token && (/^bearer /i.test(token) ? token : `Bearer ${token}`);
};

function headers() {
    const fields = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json, application/json;q=0.9' };
    return bearer() ? { ...fields, Authorization: bearer() } : fields;
}

function run() {
    const checked = checkVariables(variables.text);
    if (!checked) return variables.field.focus();
    stop();
    const found = operations(query.text);
    const name = $('operation').hidden ? null : $('operation').value;
    const operation = found.find((one) => one.name === name) ?? found[0];
    const body = { query: query.text };
    if (checked.value) body.variables = checked.value;
    if (name) body.operationName = name;
    remember();
    if (operation?.kind === 'subscription') subscribe(body);
    else send(body);
}

async function send(body) {
    const control = new AbortController();
    beginRun({ control, stop: () => control.abort() });
    show(null);
    note('Running…');
    const start = performance.now();
    try {
        const response = await fetch(endpoint, { method: 'POST', headers: headers(), body: JSON.stringify(body), signal: control.signal });
        const text = await response.text();
        const size = text.length < 1024 ? `${text.length} B` : `${(text.length / 1024).toFixed(1)} KB`;
        const { json, errors } = formatted(text);
        show(json);
        const state = errors ? ` · ${errors} ${errors === 1 ? 'error' : 'errors'}` : '';
        note(`${response.status} · ${Math.round(performance.now() - start)} ms · ${size}${state}`, errors > 0 || !response.ok);
    } catch (error) {
        // Another run has begun.
        if (running && running.control !== control) return;
        note(error.name === 'AbortError' ? 'Stopped.' : `The server did not answer: ${error.message}`, error.name !== 'AbortError');
    } finally {
        if (running?.control === control) end();
    }
}

function formatted(text) {
    try {
        const value = JSON.parse(text);
        return { json: JSON.stringify(value, null, 2), errors: value.errors?.length ?? 0 };
    } catch {
        return { json: text, errors: 0 };
    }
}

// MARK: Subscriptions

// Source: the protocol graphql-transport-ws.
function subscribe(body) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}`, 'graphql-transport-ws');
    const say = (message) => socket.send(JSON.stringify(message));
    let count = 0;
    let isOver = false;
    const finish = (text, isWrong = false) => {
        if (isOver) return;
        isOver = true;
        note(text, isWrong);
        if (running?.control === socket) end();
        socket.close(1000);
    };
    beginRun({
        control: socket,
        stop: () => {
            if (socket.readyState === WebSocket.OPEN) say({ id: '1', type: 'complete' });
            finish(`Stopped after ${plural(count)}.`);
        },
    });
    show(null);
    $('events').replaceChildren();
    $('events').hidden = false;
    $('empty').hidden = true;
    note('Connecting…');
    socket.onopen = () => say({ type: 'connection_init', ...(bearer() ? { payload: { Authorization: bearer() } } : {}) });
    socket.onmessage = ({ data }) => {
        if (isOver) return;
        const message = JSON.parse(data);
        switch (message.type) {
            case 'connection_ack':
                note('Waiting for events…');
                return say({ id: '1', type: 'subscribe', payload: body });
            case 'ping': return say({ type: 'pong' });
            case 'next':
                count += 1;
                addEvent(message.payload);
                return note(plural(count));
            case 'error':
                addEvent({ errors: message.payload });
                return finish('The subscription has failed.', true);
            case 'complete': return finish(`Complete after ${plural(count)}.`);
        }
    };
    socket.onclose = ({ code, reason }) => finish(`The socket was closed: ${code}${reason ? `, ${reason}` : ''}`, true);
}

const plural = (count) => `${count} ${count === 1 ? 'event' : 'events'}`;

function addEvent(value) {
    const row = document.createElement('li');
    const time = document.createElement('time');
    time.textContent = new Date().toLocaleTimeString();
    const body = document.createElement('pre');
    const text = JSON.stringify(value, null, 2);
    paint(body, text, jsonTokens(text));
    row.append(time, body);
    $('events').prepend(row);
    while ($('events').children.length > eventLimit) $('events').lastChild.remove();
}

// MARK: Responses

function beginRun(control) {
    running = control;
    $('stop').hidden = false;
}

function end() {
    running = null;
    // A hidden button would lose the focus to nothing.
    if (document.activeElement === $('stop')) $('run').focus();
    $('stop').hidden = true;
}

function stop() {
    const stopped = running;
    if (!stopped) return;
    end();
    stopped.stop();
}

function note(text, isWrong = false) {
    $('status').textContent = text;
    $('status').className = isWrong ? 'wrong' : '';
}

function show(text) {
    answerText = text ?? '';
    $('empty').hidden = text !== null;
    $('response').hidden = text === null;
    $('copy').hidden = text === null;
    $('events').hidden = true;
    if (text !== null) paint($('response'), text, text.length < 500_000 ? jsonTokens(text) : []);
}

// MARK: History

function entries() {
    try {
        const kept = JSON.parse(localStorage.getItem(historyKey) ?? '[]');
        return Array.isArray(kept) ? kept.filter((entry) => typeof entry?.query === 'string') : [];
    } catch {
        return [];
    }
}

function keep(list) {
    try {
        localStorage.setItem(historyKey, JSON.stringify(list));
    } catch {
        // The browser keeps nothing, or has no room: only the history is lost.
    }
    showHistory();
}

function remember() {
    const entry = { query: query.text, variables: variables.text, time: Date.now() };
    const others = entries().filter((one) => one.query !== entry.query || one.variables !== entry.variables);
    keep([entry, ...others].slice(0, historyLimit));
}

function showHistory() {
    const list = entries();
    if (!list.length) {
        const empty = document.createElement('p');
        empty.className = 'empty';
        empty.textContent = 'What you run is kept here, in this browser.';
        return $('history').replaceChildren(empty);
    }
    const rows = list.map((entry) => {
        const button = document.createElement('button');
        button.className = 'entry';
        const line = document.createElement('code');
        line.textContent = entry.query.replace(/#[^\n]*/g, '').replace(/\s+/g, ' ').trim();
        const time = document.createElement('time');
        time.textContent = new Date(entry.time).toLocaleString();
        button.append(line, time);
        button.onclick = () => {
            query.text = entry.query;
            variables.text = String(entry.variables ?? '');
            query.field.focus();
        };
        return button;
    });
    const clear = document.createElement('button');
    clear.textContent = 'Clear history';
    clear.onclick = () => {
        keep([]);
        $('tab-history').focus();
    };
    $('history').replaceChildren(...rows, clear);
}

// MARK: Tabs

const tabs = [$('tab-schema'), $('tab-history')];

function choose(tab) {
    for (const other of tabs) {
        other.ariaSelected = String(other === tab);
        other.tabIndex = other === tab ? 0 : -1;
        $(other.getAttribute('aria-controls')).hidden = other !== tab;
    }
}

for (const [index, tab] of tabs.entries()) {
    tab.onclick = () => choose(tab);
    tab.onkeydown = ({ key }) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        const next = tabs[(index + 1) % tabs.length];
        choose(next);
        next.focus();
    };
}

// MARK: Start

async function loadSchema() {
    try {
        const response = await fetch(endpoint, { method: 'POST', headers: headers(), body: JSON.stringify({ query: introspection }) });
        const { data, errors } = await response.json();
        if (!data?.__schema) throw new Error(errors?.[0]?.message ?? `the status is ${response.status}`);
        schema = new Schema(data.__schema);
        documentation.load(schema);
    } catch (error) {
        documentation.fail(`The schema cannot be read: ${error.message}`);
    }
}

document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        run();
    }
});
$('run').onclick = run;
$('stop').onclick = stop;
$('copy').onclick = async () => {
    await navigator.clipboard.writeText(answerText);
    note('Copied.');
};
$('run').querySelector('kbd').textContent = isApple ? '⌘↩' : 'Ctrl ↩';
$('endpoint').textContent = endpoint;
const last = entries()[0];
query.text = last?.query ?? welcome;
variables.text = String(last?.variables ?? '');
showHistory();
loadSchema();

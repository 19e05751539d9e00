// The dashboard asks for the figures of all workers every two seconds, and shows rates from the differences of two answers.

const pause = 2000;
const historyLength = 90;
const history = new Map();
let last = null;

const $ = (id) => document.getElementById(id);
const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

function make(tag, ...content) {
    const element = document.createElement(tag);
    element.append(...content);
    return element;
}

function bytes(count) {
    const units = ['B', 'KB', 'MB', 'GB'];
    let index = 0;
    for (; count >= 1000 && index < units.length - 1; index++) count /= 1000;
    return `${count < 10 && index ? count.toFixed(1) : Math.round(count)} ${units[index]}`;
}

function seconds(count) {
    if (count < 60) return `${Math.round(count)} s`;
    if (count < 3600) return `${Math.floor(count / 60)} min`;
    if (count < 86_400) return `${Math.floor(count / 3600)} h ${Math.floor((count % 3600) / 60)} min`;
    return `${Math.floor(count / 86_400)} d ${Math.floor((count % 86_400) / 3600)} h`;
}

const milliseconds = (value) => `${(value * 1000).toFixed(value < 0.01 ? 2 : 0)} ms`;

/** Returns the time below which a part of the events of the last seconds were handled, from the buckets of a histogram. */
function quantile(part, now, before) {
    const buckets = Object.entries(now)
        .map(([name, count]) => [/^oriel_event_seconds_bucket\{le="(.+)"\}$/.exec(name)?.[1], count - (before[name] ?? 0)])
        .filter(([limit]) => limit)
        .map(([limit, count]) => [limit === '+Inf' ? Infinity : Number(limit), count])
        .sort(([a], [b]) => a - b);
    const total = buckets.at(-1)?.[1] ?? 0;
    if (!total) return null;
    return buckets.find(([, count]) => count >= part * total)?.[0] ?? null;
}

function tile(name, value, text) {
    const values = history.get(name) ?? [];
    values.push(value ?? 0);
    if (values.length > historyLength) values.shift();
    history.set(name, values);
    const most = Math.max(...values, 1e-9);
    const points = values.map((each, index) => `${(index / (historyLength - 1)) * 100},${24 - (each / most) * 22}`);
    const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    chart.setAttribute('viewBox', '0 0 100 24');
    chart.setAttribute('preserveAspectRatio', 'none');
    chart.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', points.length > 1 ? `M${points.join('L')}` : '');
    chart.append(path);
    return make('div', make('dt', name), make('dd', text), chart);
}

function fill(id, heads, rows, empty) {
    const table = $(id);
    const head = make('tr', ...heads.map((text) => make('th', text)));
    for (const cell of head.children) cell.scope = 'col';
    table.replaceChildren(head, ...rows.map((cells) => make('tr', ...cells.map((cell) => make('td', cell)))));
    if (!rows.length) {
        const cell = make('td', empty);
        cell.colSpan = heads.length;
        table.append(make('tr', cell));
    }
}

function show(figures, time) {
    const { workers, views, metrics } = figures;
    const before = last?.metrics ?? metrics;
    const elapsed = last ? (time - last.time) / 1000 : 1;
    // A worker that has been replaced begins at zero.
    const rate = (name) => (last ? Math.max(0, (metrics[name] ?? 0) - (before[name] ?? 0)) / elapsed : 0);
    const memory = workers.reduce((sum, worker) => sum + worker.memory, 0);
    const [median, slow] = [quantile(0.5, metrics, before), quantile(0.99, metrics, before)];
    const time99 = slow === null ? '–' : slow === Infinity ? 'over 10 s' : `≤ ${milliseconds(slow)}`;
    $('tiles').replaceChildren(
        tile('Sessions', metrics.oriel_sessions, number.format(metrics.oriel_sessions ?? 0)),
        tile('Connected', metrics.oriel_sockets, number.format(metrics.oriel_sockets ?? 0)),
        tile('Messages per second', rate('oriel_messages_received_total'), number.format(rate('oriel_messages_received_total'))),
        tile('Frames per second', rate('oriel_frames_sent_total'), number.format(rate('oriel_frames_sent_total'))),
        tile('Sent per second', rate('oriel_frame_bytes_sent_total'), bytes(rate('oriel_frame_bytes_sent_total'))),
        tile('Updates per second', rate('oriel_updates_total'), number.format(rate('oriel_updates_total'))),
        tile('Event, median', median ?? 0, median === null ? '–' : `≤ ${milliseconds(median)}`),
        tile('Event, 99 %', slow === Infinity ? 10 : (slow ?? 0), time99),
        tile('Memory', memory, bytes(memory)),
    );
    fill(
        'workers', ['Process', 'Running for', 'Memory', 'Sessions', 'Memory per session'],
        workers.map((worker) => [
            String(worker.process), seconds(worker.uptime), bytes(worker.memory), number.format(worker.sessionCount),
            worker.sessionCount ? bytes(worker.memory / worker.sessionCount) : '–',
        ]),
        'No workers.',
    );
    fill(
        'views', ['View', 'Runs', 'Together', 'On average', 'Longest'],
        views.slice(0, 50).map((view) => [
            view.name, number.format(view.count), milliseconds(view.seconds), milliseconds(view.seconds / view.count), milliseconds(view.longest),
        ]),
        'No bodies have run since this page was opened.',
    );
    const sessions = workers.flatMap((worker) => worker.sessions.map((session) => [worker.process, session]));
    const count = workers.reduce((sum, worker) => sum + worker.sessionCount, 0);
    $('session-note').textContent = count > sessions.length ? `${sessions.length} of ${count}` : '';
    const presences = { attached: 'connected', detached: 'lost its connection', waiting: 'not connected yet' };
    fill(
        'sessions', ['Process', 'State', 'Signed in', 'Last input before'],
        sessions.sort(([, a], [, b]) => a.idle - b.idle).map(([process, { presence, isSignedIn, idle }]) =>
            [String(process), presences[presence] ?? presence, isSignedIn ? 'yes' : 'no', seconds(idle)]),
        'No sessions.',
    );
    last = { metrics, time };
}

function say(text, state = '') {
    $('status').dataset.state = state;
    if ($('status').textContent !== text) $('status').textContent = text;
}

async function follow() {
    while (true) {
        try {
            const response = await fetch('/oriel/dashboard.json');
            if (!response.ok) throw new Error(await response.text());
            show(await response.json(), performance.now());
            say('Live, every 2 seconds');
        } catch (error) {
            say(`The server does not answer: ${error.message}`, 'lost');
        }
        await new Promise((done) => setTimeout(done, document.hidden ? 5 * pause : pause));
    }
}

follow();

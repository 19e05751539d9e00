// Shows in pages of `oriel dev` why the program does not run. It is an element of its own beside the body, above all layers,
// with styles of its own, so that neither it nor the page changes the other.

const texts = {
    en: {
        build: 'The app does not compile',
        program: 'The app does not run',
        ended: 'The program has ended or does not start. The terminal has its last lines. It is started again when a file is saved.',
        stays: 'The page shows the last version that ran.',
        building: 'Building…',
        close: 'Close',
    },
    zh: {
        build: '应用无法编译',
        program: '应用没有运行',
        ended: '程序已退出或无法启动，最后的输出在终端里。保存文件后会重新启动。',
        stays: '页面显示的是上一个能运行的版本。',
        building: '正在构建…',
        close: '关闭',
    },
}[navigator.language.startsWith('zh') ? 'zh' : 'en'];

const styles = new CSSStyleSheet();
styles.replaceSync(`
:host {
    color-scheme: light dark;
    /* The page resets the margins of all its elements. */
    margin: 0 auto !important;
    position: fixed; inset: auto 0 0 0; padding: 0; border: 0; box-sizing: border-box;
    width: min(100%, 60rem); max-height: 85dvh; overflow: auto; overscroll-behavior: contain;
    border-radius: .75rem .75rem 0 0;
    font: 1rem/1.5 system-ui, sans-serif; text-align: start;
    color: light-dark(#1c1c1e, #f2f2f7); background: light-dark(#fff, #1c1c1e);
    box-shadow: 0 0 0 1px light-dark(#0002, #fff3), 0 0 3rem #0008;
}
header {
    position: sticky; top: 0; display: flex; gap: .75rem; align-items: center; padding: .5rem .5rem .5rem 1rem;
    border-top: .25rem solid light-dark(#c8102e, #ff6961); background: light-dark(#fff, #1c1c1e); z-index: 1;
}
h1 { flex: 1; margin: 0; font-size: 1.0625rem }
[role=status] { color: light-dark(#6a4a00, #ffd60a) }
button {
    min-width: 2.75rem; min-height: 2.75rem; padding: 0 .75rem; border: 0; border-radius: .5rem; font: inherit; cursor: pointer;
    color: inherit; background: light-dark(#0000000f, #ffffff1f);
}
button:focus-visible { outline: 3px solid light-dark(#0055d4, #7ab8ff) }
.content { padding: 0 1rem max(1rem, env(safe-area-inset-bottom)) }
article { margin: .75rem 0 1.25rem }
h2 { margin: 0 0 .25rem; font-size: 1rem; overflow-wrap: anywhere; color: light-dark(#b00020, #ff8a80) }
.place, pre, code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: .8125rem }
.place { margin: 0 0 .5rem; overflow-wrap: anywhere; color: light-dark(#48484c, #c7c7cc) }
pre {
    margin: 0; padding: .5rem 0; overflow-x: auto; border-radius: .5rem; tab-size: 4;
    background: light-dark(#f2f2f7, #000);
}
pre > span { display: block; width: max-content; min-width: 100%; box-sizing: border-box; padding: 0 .75rem }
.number { display: inline-block; min-width: 2em; margin-inline-end: .75em; text-align: end; color: light-dark(#5c5c61, #a1a1a6) }
.wrong { background: light-dark(#ffdad6, #5c1a16) }
.wrong .number { color: inherit; font-weight: 600 }
.caret { color: light-dark(#b00020, #ff8a80); font-weight: 700 }
p { margin: .5rem 0; }
.note { font-size: .875rem; color: light-dark(#48484c, #c7c7cc) }
`);

const host = document.createElement('oriel-overlay');
host.popover = 'manual';
host.dir = 'ltr';
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [styles];

function element(name, text, attributes = {}) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
}

function source(diagnostic) {
    const lines = element('pre', '', { tabindex: 0 });
    // A phone has no room for the indentation that all lines have.
    const indent = Math.min(...diagnostic.source.filter(({ text }) => text.trim()).map(({ text }) => text.search(/\S/)));
    for (const { number, text } of diagnostic.source) {
        const isWrong = number === diagnostic.line;
        const line = element('span', '', isWrong ? { class: 'wrong' } : {});
        line.append(element('span', String(number), { class: 'number' }), element('code', text.slice(indent) || ' '));
        lines.append(line);
        if (!isWrong) continue;
        // The column counts bytes. Tabs before it stay tabs, so that the mark is below its letter.
        const bytes = new TextEncoder().encode(text).slice(indent, diagnostic.column - 1);
        const before = new TextDecoder().decode(bytes).replace(/[^\t]/g, ' ');
        const mark = element('span', '', { 'aria-hidden': 'true', class: 'wrong' });
        mark.append(element('span', ' ', { class: 'number' }), element('code', before), element('code', '^', { class: 'caret' }));
        lines.append(mark);
    }
    return lines;
}

function article(diagnostic) {
    const made = element('article');
    const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`;
    made.append(element('h2', diagnostic.message), element('p', place, { class: 'place' }));
    if (diagnostic.source.length) made.append(source(diagnostic));
    return made;
}

const status = element('span', '', { role: 'status' });

function show(failure) {
    const title = texts[failure.kind];
    host.setAttribute('role', 'alertdialog');
    host.setAttribute('aria-label', title);
    const header = element('header');
    const close = element('button', texts.close, { type: 'button' });
    close.addEventListener('click', hide);
    header.append(element('h1', title), status, close);
    const main = element('div', '', { class: 'content' });
    main.append(...failure.diagnostics.map(article));
    if (failure.output) main.append(element('pre', failure.output, { tabindex: 0, style: 'padding: .5rem .75rem; white-space: pre-wrap' }));
    if (failure.kind === 'program') main.append(element('p', texts.ended));
    if (failure.kind === 'build' && !waits()) main.append(element('p', texts.stays, { class: 'note' }));
    root.replaceChildren(header, main);
    status.textContent = '';
    if (!host.isConnected) document.documentElement.append(host);
    // Again, so that it is above what the page has opened since.
    host.hidePopover();
    host.showPopover();
}

function hide() {
    host.remove();
}

// The page that is shown before the program runs for the first time.
const waits = () => document.body.hasAttribute('data-oriel-waits');

document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && host.isConnected) hide();
});

function receive({ state, failure }) {
    if (state === 'failed') show(failure);
    if (state === 'building') status.textContent = texts.building;
    if (state === 'running') {
        hide();
        if (waits()) location.reload();
    }
}

function connect() {
    const socket = new WebSocket(`ws://${location.host}/oriel-dev/state`);
    socket.onmessage = (event) => receive(JSON.parse(event.data));
    // The tool was ended, or the computer slept.
    socket.onclose = () => setTimeout(connect, 1000);
}

// The page around a frame shows the errors, too.
if (window.parent === window) connect();

// The page of `oriel previews`: all previews of a package, each in a frame that is loaded when it comes near the window. A frame has a
// process of its own; the tool says over a socket which previews there are, and which processes have ended.

const language = navigator.language.startsWith('zh') ? 'zh' : 'en';
const texts = {
    en: {
        previews: 'previews', search: 'Search previews', files: 'Files', controls: 'Surroundings', phone: 'Phone',
        building: 'Building…', running: 'Up to date', failed: 'Does not compile', lost: 'Not connected',
        device: 'Device', landscape: 'Landscape', scheme: 'Appearance', auto: 'Auto', light: 'Light', dark: 'Dark', size: 'Text',
        direction: 'Direction', ltr: 'Left to right', rtl: 'Right to left', locale: 'Language', compare: 'Side by side', zoom: 'Zoom',
        nothing: 'Off', schemes: 'Light and dark', sizes: 'Text sizes', devices: 'Devices', directions: 'Directions', locales: 'Languages',
        standard: 'Standard', reload: 'Load again', alone: 'Open alone', code: 'On a phone', close: 'Close',
        ended: 'The preview has ended', cannot: 'The preview cannot be made',
        none: 'No preview matches the search.', empty: 'The package has no previews yet. Add one below a view:',
    },
    zh: {
        previews: '预览', search: '搜索预览', files: '文件', controls: '环境', phone: '手机',
        building: '正在构建…', running: '已是最新', failed: '无法编译', lost: '未连接',
        device: '设备', landscape: '横向', scheme: '外观', auto: '自动', light: '浅色', dark: '深色', size: '文字',
        direction: '方向', ltr: '从左到右', rtl: '从右到左', locale: '语言', compare: '并排', zoom: '缩放',
        nothing: '关闭', schemes: '浅色与深色', sizes: '文字大小', devices: '设备', directions: '方向', locales: '语言',
        standard: '默认', reload: '重新载入', alone: '单独打开', code: '在手机上查看', close: '关闭',
        ended: '预览已终止', cannot: '无法创建预览',
        none: '没有符合搜索的预览。', empty: '这个包还没有预览。请在视图下面添加：',
    },
}[language];
document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';

const icons = {
    reload: '<path d="M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7"/>',
    alone: '<path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"/>',
    code: '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.5h2"/>',
};
const icon = (name) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`;

function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
}

const find = (id) => document.getElementById(id);

// Surroundings

const devices = {
    'iPhone': [393, 852], 'iPhone SE': [375, 667], 'iPhone Pro Max': [440, 956], 'iPad mini': [744, 1133], 'iPad Pro': [834, 1194],
    'Desktop': [1280, 800],
};
const textSizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2',
    'accessibility3', 'accessibility4', 'accessibility5'];
const locales = ['en', 'de', 'fr', 'es', 'ja', 'zh-Hans', 'ar', 'he'];
const localeNames = new Intl.DisplayNames([language], { type: 'language' });

const initial = { device: 'iPhone', landscape: '', scheme: '', size: '', direction: '', locale: '', compare: '', zoom: '0.6', search: '' };
const settings = { ...initial, ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))) };

// Writes the settings into the address of the page, so that a link opens the gallery with them.
function keepSettings() {
    const changed = Object.entries(settings).filter(([key, value]) => key in initial && value !== initial[key]);
    history.replaceState(null, '', changed.length ? `#${new URLSearchParams(changed)}` : location.pathname);
}

// The variants that a preview is shown in: what differs from the settings, and what to call it.
function variants() {
    const lists = {
        schemes: ['light', 'dark'].map((scheme) => [texts[scheme], { scheme }]),
        sizes: ['xSmall', 'large', 'xxxLarge', 'accessibility3'].map((size) => [size, { size }]),
        devices: ['iPhone SE', 'iPhone', 'iPad mini', 'Desktop'].map((device) => [device, { device, forces: true }]),
        directions: ['ltr', 'rtl'].map((direction) => [texts[direction], { direction }]),
        locales: [...new Set([settings.locale || 'en', 'de', 'ja', 'zh-Hans', 'ar'])].map((locale) => [localeName(locale), { locale }]),
    };
    return (lists[settings.compare] ?? [['', {}]]).map(([title, change]) => ({ ...settings, ...change, title }));
}

function localeName(locale) {
    try {
        return localeNames.of(locale) ?? locale;
    } catch {
        return locale;
    }
}

function windowSize(entry, variant) {
    const own = entry.layout === 'fixed' || !variant.forces ? entry.size : null;
    const [width, height] = own ? [own.width, own.height] : (devices[variant.device] ?? devices.iPhone);
    const turns = entry.layout !== 'fixed' && width < height && entry.isLandscape !== Boolean(variant.landscape);
    return turns ? [height, width] : [width, height];
}

function address(entry, variant, frame) {
    const parts = [encodeURIComponent(entry.id).replaceAll('%2F', '/').replaceAll('%3A', ':')];
    for (const key of ['scheme', 'size', 'direction', 'locale']) if (variant[key]) parts.push(`${key}=${encodeURIComponent(variant[key])}`);
    if (entry.layout === 'fits') parts.push('layout=fits');
    parts.push(`width=${windowSize(entry, variant)[0]}`, `frame=${frame}`);
    return `/?preview=${parts.join(';')}`;
}

const newName = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

// Frames

let isRunning = false;
const frames = new Map();
const waiting = new Set();
let loading = 0;

// A process takes a moment to start. Frames begin a few at a time, in the order in which they came near.
function loadNext() {
    if (!isRunning) return;
    for (const frame of waiting) {
        if (loading >= 3) return;
        waiting.delete(frame);
        frame.begin();
    }
}

const observer = new IntersectionObserver(
    (changes) => changes.forEach(({ target, isIntersecting }) => target.frame?.[isIntersecting ? 'approach' : 'leave']()),
    { rootMargin: '600px 400px' },
);

class Frame {
    constructor(entry, variant) {
        Object.assign(this, { entry, variant, name: newName(), isNear: false, isLoading: false });
        const [width, height] = windowSize(entry, variant);
        const isSmall = entry.layout === 'fits';
        this.screen = element('div', { class: 'screen', 'data-layout': entry.layout, 'data-state': 'idle', 'data-scheme': variant.scheme });
        this.set({ 'window-width': width, 'window-height': height, width: isSmall ? 240 : width, height: isSmall ? 120 : height });
        this.screen.append(element('div', { class: 'wait' }));
        this.figure = element('figure');
        if (variant.title) this.figure.append(element('figcaption', {}, variant.title));
        this.figure.append(this.screen);
        this.screen.frame = this;
        if (entry.failure) this.end(entry.failure, texts.cannot);
        else observer.observe(this.screen);
    }

    set(lengths) {
        for (const [name, value] of Object.entries(lengths)) this.screen.style.setProperty(`--${name}`, value);
    }

    approach() {
        this.isNear = true;
        if (this.iframe || this.ending) return;
        this.screen.dataset.state = 'loading';
        waiting.add(this);
        loadNext();
    }

    // Its process ends a few seconds later.
    leave() {
        this.isNear = false;
        waiting.delete(this);
        this.finishLoading();
        this.iframe?.remove();
        this.iframe = null;
        if (!this.ending) this.screen.dataset.state = 'idle';
    }

    begin() {
        frames.delete(this.name);
        this.name = newName();
        frames.set(this.name, this);
        loading += 1;
        this.isLoading = true;
        const title = [this.entry.title, this.variant.title].filter(Boolean).join(', ');
        this.iframe = element('iframe', { title, name: this.name, src: address(this.entry, this.variant, this.name) });
        this.iframe.addEventListener('load', () => this.loaded());
        this.screen.append(this.iframe);
    }

    finishLoading() {
        if (!this.isLoading) return;
        this.isLoading = false;
        loading -= 1;
        loadNext();
    }

    loaded() {
        this.finishLoading();
        // Nil for pages of other servers, which a link in the preview has opened.
        const page = this.iframe?.contentDocument;
        if (!page) return;
        const trap = page.getElementById('oriel-trap');
        if (trap) return this.end(trap.textContent);
        // The program is about to start, or has no process to spare.
        if (!page.getElementById('oriel')) return setTimeout(() => this.iframe && this.reload(), 1000);
        this.screen.dataset.state = 'live';
        if (this.entry.layout === 'fits') this.measure(page);
    }

    // Shows the content alone, of which the window is as large as a device.
    measure(page) {
        const update = () => {
            const box = page.querySelector('[data-testid="oriel-preview"]')?.getBoundingClientRect();
            if (!box?.width || !box.height) return;
            const [width, height] = windowSize(this.entry, this.variant);
            const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
            this.set({ x, y, width: Math.min(width, Math.ceil(box.right)) - x, height: Math.min(height, Math.ceil(box.bottom)) - y });
        };
        const watch = new page.defaultView.ResizeObserver(update);
        const main = page.getElementById('oriel');
        const observe = () => {
            watch.disconnect();
            for (const part of [main, page.querySelector('[data-testid="oriel-preview"]')]) if (part) watch.observe(part);
            update();
        };
        new page.defaultView.MutationObserver(observe).observe(main, { childList: true });
        observe();
    }

    end(message, title = texts.ended) {
        this.leave();
        this.ending?.remove();
        const again = element('button', { type: 'button' }, texts.reload);
        again.addEventListener('click', () => this.reload());
        this.ending = element('div', { class: 'ended', role: 'alert' }, element('h4', {}, title), element('pre', { tabindex: 0 }, message));
        if (!this.entry.failure) this.ending.append(again);
        this.screen.append(this.ending);
        this.screen.dataset.state = 'ended';
        // A message needs more room than a small preview.
        if (this.entry.layout !== 'device') this.set({ width: 480, height: 260 });
        this.isNear = true;
    }

    reload() {
        const isNear = this.isNear;
        this.leave();
        this.ending?.remove();
        this.ending = null;
        if (isNear && !this.entry.failure) this.approach();
    }

    remove() {
        this.leave();
        observer.unobserve(this.screen);
        frames.delete(this.name);
        this.figure.remove();
    }
}

// Cards

const cards = new Map();

class Card {
    constructor(entry) {
        this.frames = [];
        this.title = element('h3');
        this.place = element('div', { class: 'place' });
        this.row = element('div', { class: 'frames' });
        const reload = this.button('reload', () => this.frames.forEach((frame) => frame.reload()));
        this.alone = element('a', { target: '_blank', 'aria-label': texts.alone, title: texts.alone });
        this.alone.innerHTML = icon('alone');
        const code = this.button('code', () => showCode(address(this.entry, variants()[0], newName())));
        const titles = element('div', { class: 'titles' }, this.title, this.place);
        this.article = element('article', {}, element('header', {}, titles, reload, this.alone, code), this.row);
        this.update(entry);
    }

    button(name, action) {
        const made = element('button', { type: 'button', 'aria-label': texts[name], title: texts[name] });
        made.innerHTML = icon(name);
        made.addEventListener('click', action);
        return made;
    }

    update(entry) {
        const old = this.entry;
        this.entry = entry;
        const file = entry.file.split('/').pop();
        this.title.textContent = entry.title;
        this.place.textContent = entry.line ? `${file}:${entry.line}` : file;
        this.article.id = `preview-${entry.id}`;
        const what = ({ layout, size, isLandscape, failure }) => JSON.stringify([layout, size, isLandscape, failure]);
        if (!old || what(old) !== what(entry)) this.show();
    }

    // Makes the frames for the settings.
    show() {
        this.frames.forEach((frame) => frame.remove());
        this.frames = variants().map((variant) => new Frame(this.entry, variant));
        this.row.replaceChildren(...this.frames.map(({ figure }) => figure));
        this.alone.href = address(this.entry, variants()[0], newName());
    }

    get matches() {
        const text = `${this.entry.title} ${this.entry.file}`.toLowerCase();
        return settings.search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
    }

    remove() {
        this.frames.forEach((frame) => frame.remove());
        this.article.remove();
    }
}

const gallery = find('gallery');
const sections = new Map();
const note = element('div', { class: 'empty' });
let hasList = false;

function showList(previews) {
    hasList = true;
    const files = Map.groupBy ? Map.groupBy(previews, ({ file }) => file) : groups(previews);
    const known = new Set(previews.map(({ id }) => id));
    for (const [id, card] of cards) {
        if (known.has(id)) continue;
        card.remove();
        cards.delete(id);
    }
    for (const [file, section] of sections) {
        if (files.has(file)) continue;
        section.remove();
        sections.delete(file);
    }
    // A frame that is moved is loaded again, so what stays is not touched.
    let last = null;
    for (const [file, entries] of files) {
        if (!sections.has(file)) sections.set(file, newSection(file));
        const section = sections.get(file);
        place(section, gallery, last);
        last = section;
        let before = null;
        for (const entry of entries) {
            const card = cards.get(entry.id) ?? new Card(entry);
            if (cards.has(entry.id)) card.update(entry);
            cards.set(entry.id, card);
            place(card.article, section.lastElementChild, before);
            before = card.article;
        }
    }
    filter();
}

function groups(previews) {
    const found = new Map();
    for (const entry of previews) found.set(entry.file, [...(found.get(entry.file) ?? []), entry]);
    return found;
}

function place(node, parent, before) {
    const next = before ? before.nextSibling : parent.firstChild;
    if (node !== next) parent.insertBefore(node, next);
}

function newSection(file) {
    const parts = file.split('/');
    const name = parts.pop();
    const heading = element('h2', {}, parts.length ? `${parts.join('/')}/` : '', element('b', {}, name));
    return element('section', { 'aria-label': file }, heading, element('div', { class: 'cards' }));
}

// Shows what matches the search, and the list of it.
function filter() {
    const lists = [];
    for (const [file, section] of sections) {
        const own = [...cards.values()].filter(({ entry }) => entry.file === file);
        for (const card of own) card.article.hidden = !card.matches;
        const shown = own.filter(({ matches }) => matches);
        section.hidden = !shown.length;
        if (!shown.length) continue;
        const order = [...section.lastElementChild.children];
        shown.sort((one, other) => order.indexOf(one.article) - order.indexOf(other.article));
        const links = shown.map(({ entry }) => {
            const link = element('a', { href: `#preview-${entry.id}` }, entry.title);
            link.addEventListener('click', (event) => {
                event.preventDefault();
                document.getElementById(`preview-${entry.id}`)?.scrollIntoView({ block: 'start' });
            });
            return element('li', {}, link);
        });
        lists.push(element('h2', {}, file.split('/').pop()), element('ul', {}, ...links));
    }
    find('files').replaceChildren(...lists);
    note.replaceChildren(cards.size ? texts.none : texts.empty);
    if (!cards.size) note.append(element('pre', {}, element('code', {}, '#Preview { ContentView() }')));
    if (hasList && !lists.length) gallery.append(note);
    else note.remove();
}

// Controls

function apply(key, value) {
    settings[key] = value;
    keepSettings();
    if (key === 'search') return filter();
    if (key === 'zoom') return zoom();
    for (const card of cards.values()) card.show();
}

function zoom() {
    // On a phone, a device is as wide as the window.
    const room = Math.min(Number(settings.zoom) || 0.6, (innerWidth - 64) / (devices[settings.device] ?? devices.iPhone)[0]);
    gallery.style.setProperty('--zoom', innerWidth < 900 ? Math.max(room, 0.3) : settings.zoom);
}

function select(key, options) {
    // The text of a label around a list includes that of its options.
    const control = element('select', { 'aria-label': texts[key] });
    for (const [value, title] of options) control.append(new Option(title, value, false, settings[key] === value));
    control.addEventListener('change', () => apply(key, control.value));
    return element('label', {}, texts[key], control);
}

function segments(key, options) {
    const group = element('fieldset', { class: 'segments', 'aria-label': texts[key] });
    for (const [value, title] of options) {
        const input = element('input', { type: 'radio', name: key, value });
        input.checked = settings[key] === value;
        input.addEventListener('change', () => apply(key, value));
        group.append(element('label', {}, input, title));
    }
    return group;
}

function checkbox(key, value) {
    const input = element('input', { type: 'checkbox' });
    input.checked = settings[key] === value;
    input.addEventListener('change', () => apply(key, input.checked ? value : ''));
    return element('label', {}, input, texts[key === 'direction' ? value : key]);
}

function slider() {
    const input = element('input', { type: 'range', min: 0.3, max: 1, step: 0.05, value: settings.zoom });
    input.addEventListener('input', () => apply('zoom', input.value));
    return element('label', {}, texts.zoom, input);
}

const search = find('search');
search.placeholder = texts.search;
search.setAttribute('aria-label', texts.search);
search.value = settings.search;
search.addEventListener('input', () => apply('search', search.value));
document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input, select')) return;
    event.preventDefault();
    search.focus();
});
find('files').setAttribute('aria-label', texts.files);
find('tools').setAttribute('aria-label', texts.controls);
find('tools').append(
    segments('scheme', [['', texts.auto], ['light', texts.light], ['dark', texts.dark]]),
    select('device', Object.keys(devices).map((name) => [name, name])),
    checkbox('landscape', '1'),
    select('size', [['', texts.standard], ...textSizes.map((size) => [size, size])]),
    select('locale', [['', texts.standard], ...locales.map((locale) => [locale, localeName(locale)])]),
    checkbox('direction', 'rtl'),
    select('compare', ['', 'schemes', 'sizes', 'devices', 'directions', 'locales'].map((key) => [key, texts[key || 'nothing']])),
    slider(),
);
addEventListener('resize', zoom);
zoom();

// The code for a phone

const phone = find('phone');
phone.innerHTML = icon('code');
phone.append(texts.phone);
phone.addEventListener('click', () => showCode(`/${location.hash}`));

async function showCode(path) {
    const answer = await fetch('/oriel-previews/phone', { method: 'POST', headers: { 'X-Path': path } });
    const { address: url, code, help } = await answer.json();
    const dialog = find('code');
    const close = element('button', { type: 'button' }, texts.close);
    close.addEventListener('click', () => dialog.close());
    const content = [element('h2', {}, texts.code)];
    if (code) {
        const picture = element('div', { class: 'code', role: 'img', 'aria-label': url });
        picture.innerHTML = code;
        content.push(picture);
    }
    if (url) content.push(element('p', {}, url));
    if (help) content.push(element('p', {}, help));
    dialog.replaceChildren(...content, close);
    dialog.showModal();
}

// What the tool says

const status = find('status');

function showState(state) {
    status.dataset.state = state;
    status.textContent = texts[state];
    isRunning = state === 'running' || (state === 'building' && isRunning) || (state === 'failed' && isRunning);
    if (state !== 'running') return;
    // A new program may have mended what has ended.
    for (const card of cards.values()) for (const frame of card.frames) if (frame.ending) frame.reload();
    loadNext();
}

function receive({ state, failure, name, previews, ended }) {
    if (state) showState(state);
    // While no program runs, no frame can be loaded.
    if (failure?.kind === 'program') isRunning = false;
    if (previews) {
        document.title = `${name} · ${texts.previews}`;
        find('name').textContent = name;
        // Before the first build, nothing is known.
        if (isRunning || previews.length) showList(previews);
    }
    if (state === 'running' && !hasList) showList([]);
    if (ended) frames.get(ended.frame)?.end(ended.message);
}

function connect() {
    const socket = new WebSocket(`ws://${location.host}/oriel-dev/state`);
    socket.onmessage = (event) => receive(JSON.parse(event.data));
    socket.onclose = () => {
        isRunning = false;
        status.dataset.state = 'failed';
        status.textContent = texts.lost;
        setTimeout(connect, 1000);
    };
}

connect();

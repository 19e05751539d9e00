import { listen, makeElement } from './dom.js';
import * as kinds from './kinds.js';
import { hears } from './nodes.js';
import { sendEvent } from './queue.js';

// Content that the browser draws by itself: `[data-embed]`, with a description as JSON. `data-variant` is its kind: a page in a
// frame, a video or a map. Nodes of the page in it are placed by the map.

/** Prepares a node, or shows its new description. */
export async function prepare(element) {
    const { variant, embed } = element.dataset;
    element._embedded ??= makers[variant](element);
    (await element._embedded)(JSON.parse(embed));
}

const makers = {
    web,
    video,
    map: async (element) => (await import('./map.js')).makeMap(element, tell),
};

/** Reports a word and numbers. */
function tell(element, word, ...numbers) {
    if (hears(element, kinds.change)) sendEvent(element, kinds.change, [[word, ...numbers.map(short)].join(' ')]);
}

// Seven digits after the point are a centimetre on a map.
function short(number) {
    return Number.isFinite(number) ? +number.toFixed(7) : 0;
}

// MARK: Pages

const sandbox = 'allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads allow-presentation';

// The outer frame is a page of this server, whose policy lets it frame other sites; the policy of an app's page does not.
function web(element) {
    const outer = makeElement('iframe', 'embed');
    let state;
    let shown;
    listen(outer, 'load', () => {
        // The frame has been moved, and has lost its content.
        shown = null;
        show();
    });
    outer.src = '/oriel/frame';
    element.prepend(outer);

    function show() {
        const { url, html, load, runsScripts, scrolls, title } = state;
        const page = outer.contentDocument;
        const key = JSON.stringify([load, url, html, runsScripts]);
        if (!page?.querySelector('iframe') || key === shown) return;
        shown = key;
        // A new frame, as a new address in an old one would be a step of the browser's history.
        const inner = page.createElement('iframe');
        // A page of this server could otherwise reach the app's page from its frame. HTML of the app has an origin of its own.
        const isForeign = html === undefined && url && new URL(url, location).origin !== location.origin;
        inner.sandbox = [sandbox, runsScripts && 'allow-scripts', isForeign && 'allow-same-origin'].filter(Boolean).join(' ');
        inner.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; clipboard-write';
        inner.scrolling = scrolls ? 'auto' : 'no';
        // HTML of the app has no name of its own.
        inner.title = outer.title = title || document.title;
        listen(inner, 'load', () => shown === key && tell(element, 'load', load));
        if (html === undefined) inner.src = url ?? 'about:blank';
        else inner.srcdoc = html;
        page.querySelector('iframe').replaceWith(inner);
    }

    return (next) => {
        state = next;
        show();
    };
}

// MARK: Videos

// Commands of the app are numbered. Each runs once, so that a repeated description does not override the user.
function video(element) {
    const player = makeElement('video', 'embed');
    let done = {};
    let reported = 0;
    player.playsInline = true;
    element.prepend(player);

    const report = () => {
        reported = player.currentTime;
        const { currentTime, duration, paused, playbackRate, volume, muted, ended, videoWidth, videoHeight } = player;
        const rate = paused || ended ? 0 : playbackRate;
        tell(element, 'state', currentTime, duration, rate, volume, muted ? 1 : 0, ended ? 1 : 0, videoWidth, videoHeight);
    };
    listen(player, 'play pause ended ratechange volumechange seeked loadedmetadata', report);
    listen(player, 'timeupdate', () => Math.abs(player.currentTime - reported) >= 1 && report());
    listen(player, 'error', () => tell(element, 'failed'));

    const isNew = (wish, number) => number !== undefined && done[wish] !== number && ((done[wish] = number), true);
    return ({ url, controls, gravity, play, rate, seek, time, sound, volume, muted, loops }) => {
        player.controls = controls;
        player.loop = loops;
        player.style.objectFit = gravity;
        if ((url ?? '') !== (player.getAttribute('src') ?? '')) {
            done = {};
            if (url) player.src = url;
            else player.removeAttribute('src');
            player.load();
        }
        if (isNew('sound', sound)) Object.assign(player, { volume, muted });
        if (isNew('seek', seek)) player.currentTime = time;
        if (!isNew('play', play)) return;
        if (!rate) return player.pause();
        player.defaultPlaybackRate = player.playbackRate = rate;
        // Browsers refuse sound before the first tap on the page.
        player.play().catch(report);
    };
}

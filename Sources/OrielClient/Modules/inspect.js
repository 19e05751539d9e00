import { listen, makeElement } from './dom.js';
import { nodeAt, root } from './nodes.js';
import { page } from './page.js';

// The page's end of the inspector, in debug builds only: the panel over the page, the boxes that it marks, and the times of frames.
// The inspector is a page of its own, in the panel or in another window; both ends talk through a channel of the browser.

const channel = new BroadcastChannel('oriel-inspect');
const id = crypto.randomUUID();
let panel;
let marks = [];
let picking = false;

function say(type, values = {}) {
    channel.postMessage({ page: id, type, ...values });
}

function introduce() {
    say('page', { title: document.title, path: location.pathname + location.search, ticket: page.session });
}

channel.onmessage = ({ data }) => {
    if (data.type === 'who') return introduce();
    if (data.to !== id) return;
    switch (data.type) {
        case 'mark': return mark(data.numbers);
        case 'pick': return pick(data.isOn);
        case 'move': return movePanel();
        case 'close': return closePanel();
        case 'box': return say('box', { number: data.number, ...boxOfNumber(data.number) });
    }
};

// MARK: Panel

// Control+Shift+I opens the tools of most browsers, so it is the option key where there is no command key.
listen(window, 'keydown', (event) => {
    if (event.code !== 'KeyI' || !event.shiftKey || !(event.metaKey || event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    panel ? closePanel() : openPanel();
}, true);

function openPanel() {
    panel = makeElement('iframe', 'inspector');
    panel.src = `/oriel/inspect?page=${id}`;
    panel.title = 'Inspector';
    placePanel();
    document.body.append(panel);
    // Above open dialogs.
    panel.popover = 'manual';
    panel.showPopover();
}

// The sides of the window at which the panel can be, in the order in which it moves to them. A phone has room at two of them.
const beside = 'width:min(46rem,50vw);height:100dvh';
const along = 'width:100%;height:50dvh';
const sides = [
    { _inset: '0 0 0 auto', _size: beside }, { _inset: 'auto 0 0 0', _size: along },
    { _inset: '0 auto 0 0', _size: beside }, { _inset: '0 0 auto 0', _size: along },
];
let side = innerWidth < 700 ? 1 : 0;

function placePanel() {
    const { _inset, _size } = sides[side];
    panel.style.cssText = `position:fixed;inset:${_inset};${_size};max-width:none;max-height:none;margin:0;padding:0;border:0;
        color-scheme:light dark;box-shadow:0 0 0 1px #8884,0 0 2rem #0004`;
}

function movePanel() {
    do side = (side + 1) % sides.length;
    while (innerWidth < 700 && side % 2 === 0);
    placePanel();
}

function closePanel() {
    panel?.remove();
    panel = undefined;
    mark([]);
    pick(false);
}

// MARK: Boxes

function boxOfNumber(number) {
    try {
        const element = nodeAt(number);
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height, tag: element.localName };
    } catch {
        // The node has gone meanwhile.
        return {};
    }
}

let marked = [];

/** Draws a frame around each of some nodes, and nothing around those before. */
function mark(numbers) {
    marked = numbers;
    for (const old of marks) old.remove();
    marks = numbers.slice(0, 50).map((number) => {
        const { x = 0, y = 0, width = 0, height = 0 } = boxOfNumber(number);
        const frame = makeElement('div', 'mark');
        frame.style.cssText = `position:fixed;pointer-events:none;margin:0;padding:0;border:0;overflow:visible;inset:auto;left:${x}px;top:${y}px;
            width:${width}px;height:${height}px;background:#3b82f633;outline:2px solid #3b82f6;outline-offset:-1px`;
        document.body.append(frame);
        frame.popover = 'manual';
        frame.showPopover();
        return frame;
    });
    // The panel stays in front.
    if (panel && marks.length) {
        panel.hidePopover();
        panel.showPopover();
    }
}

listen(window, 'scroll resize', () => marked.length && mark(marked), true);

// MARK: Picking

function pick(isOn) {
    picking = isOn;
    document.documentElement.style.cursor = isOn ? 'crosshair' : '';
    if (!isOn) say('picking', { isOn });
}

function numberAt({ clientX, clientY }) {
    const element = document.elementsFromPoint(clientX, clientY).find((each) => root.contains(each) && each._nodeNumber !== undefined);
    return element?._nodeNumber;
}

listen(window, 'pointermove', (event) => {
    if (!picking) return;
    const number = numberAt(event);
    mark(number ? [number] : []);
}, true);

// While an element is picked, the page hears nothing of the pointer.
listen(window, 'pointerdown pointerup mousedown mouseup touchstart touchend click dblclick', (event) => {
    if (!picking || event.target === panel) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const number = numberAt(event);
    pick(false);
    if (number) say('picked', { number });
}, { capture: true, passive: false });

listen(window, 'keydown', (event) => {
    if (!picking || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pick(false);
    mark([]);
}, true);

// MARK: Times

// An event's way there and back: from its message to the first frame that answers it, and to the paint after that.
const sent = new Map();
const watched = new WeakSet();
const send = WebSocket.prototype.send;

WebSocket.prototype.send = function (message) {
    if (!watched.has(this)) {
        watched.add(this);
        // The first message is the hello, before any event.
        this.addEventListener('message', ({ data }) => data instanceof ArrayBuffer && noteFrame(new Uint8Array(data)));
    }
    if (message instanceof Uint8Array) noteMessage(message);
    return send.call(this, message);
};

function makeReader(bytes) {
    let position = 0;
    return () => {
        let value = 0;
        for (let factor = 1; position < bytes.length; factor *= 128) {
            const byte = bytes[position++];
            value += (byte & 127) * factor;
            if (byte < 128) break;
        }
        return value;
    };
}

/** Notes the first event of a message: an item of type 2, after an acknowledgement, an item of type 3. */
function noteMessage(bytes) {
    const read = makeReader(bytes);
    let type = read();
    if (type === 3) {
        read();
        type = read();
    }
    if (type !== 2) return;
    if (sent.size > 200) sent.clear();
    sent.set(read(), { time: performance.now(), bytes: bytes.length });
}

/** Notes a frame of patches, or of a whole page: its kind, its number, the last event that it answers. */
function noteFrame(bytes) {
    const received = performance.now();
    const read = makeReader(bytes);
    if (![2, 3].includes(read())) return;
    read();
    const answer = read();
    for (const [event, { time, bytes }] of sent) {
        if (event > answer) continue;
        sent.delete(event);
        // The client applies the frame in the next animation frame, and the browser paints after that.
        requestAnimationFrame(() => setTimeout(() => {
            say('trip', { event, bytes, trip: received - time, painted: performance.now() - time });
        }));
    }
}

introduce();

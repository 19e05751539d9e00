import { forgetTimings } from './animation.js';
import { isComposing, noteAnswer } from './controls.js';
import { writeEnvironment } from './environment.js';
import { mountPage } from './mount.js';
import { hideNotice, showNotice, texts } from './notice.js';
import { applyOperations } from './patches.js';
import { beginQueue, forgetAnswered, sayAgain, sendItem, setSender } from './queue.js';
import { settleRefreshes } from './refresh.js';
import { forgetShapes } from './shapes.js';
import { Reader, Writer } from './wire.js';

const protocolVersion = 1;
const snapshotKey = 'oriel-snapshot';
const pingInterval = 20_000;
const answerDeadline = 10_000;

let pageDescription = null;
let socket = null;
let session = '';
let isWelcome = false;
let isOver = false;
let isAsleep = false;
let attempts = 0;
let retryTimer = 0;
let deadlineTimer = 0;
let noticeTimer = 0;
let calmTimer = 0;
let lastApplied = 0;
let acknowledged = 0;
let ackTimer = 0;
let frames = [];
let isScheduled = false;
let isBroken = false;
let mountRequests = [];

/** Connects the page with its session; `isIntact` tells whether it is as the server wrote it. */
export function beginConnection(description, isIntact) {
    pageDescription = description;
    isBroken = !isIntact;
    connect();
    setInterval(ping, pingInterval);
    addEventListener('online', retryNow);
    addEventListener('pageshow', retryNow);
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focus']) addEventListener(name, wake, true);
    document.addEventListener('visibilitychange', () => {
        if (document.hidden) return;
        applyFrames();
        if (socket && isWelcome) ping();
        else if (isAsleep) wake();
        else retryNow();
    });
}

function connect() {
    clearTimeout(retryTimer);
    retryTimer = 0;
    const address = new URL(pageDescription.socket, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(address.href);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => socket.send(hello());
    socket.onmessage = ({ data }) => receive(new Uint8Array(data));
    socket.onclose = socket.onerror = lose;
    expectAnswer();
    noticeTimer ||= setTimeout(() => showNotice(texts().away), 1500);
}

/** The name of the session, which is as good as the session. */
export function sessionName() {
    return session;
}

function hello() {
    const writer = new Writer();
    writer.u8(1);
    writer.int(protocolVersion);
    writer.string(pageDescription.token);
    writer.int(lastApplied);
    writer.string(session);
    writeEnvironment(writer);
    writer.string(location.pathname + location.search);
    writer.data(storedSnapshot());
    return writer.finished;
}

// MARK: Losing and finding the server

function expectAnswer() {
    clearTimeout(deadlineTimer);
    deadlineTimer = setTimeout(lose, answerDeadline);
}

function lose() {
    clearTimeout(deadlineTimer);
    clearTimeout(calmTimer);
    setSender(null);
    isWelcome = false;
    if (socket) {
        socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
        socket.close();
        socket = null;
    }
    if (isOver || isAsleep || retryTimer) return;
    noticeTimer ||= setTimeout(() => showNotice(texts().away), 1500);
    // Between half and all of 0.25, 0.5, 1 ... 10 seconds, so that not everybody returns at once.
    const longest = Math.min(10_000, 250 * 2 ** attempts++);
    retryTimer = setTimeout(connect, longest * (0.5 + Math.random() / 2));
}

function retryNow() {
    if (retryTimer) connect();
}

// A session that was idle for long is taken up again when somebody is there.
function wake() {
    if (!isAsleep) return;
    isAsleep = false;
    connect();
}

function ping() {
    if (!isWelcome) return;
    sendItem((writer) => writer.u8(7));
    expectAnswer();
}

function finish(text) {
    isOver = true;
    lose();
    clearTimeout(noticeTimer);
    showNotice(text, texts().reload, () => location.reload());
}

// MARK: Frames

function receive(bytes) {
    clearTimeout(deadlineTimer);
    try {
        const reader = new Reader(bytes);
        switch (reader.u8()) {
            case 1: return welcome(reader.string(), reader.int(), reader.u8());
            case 2:
            case 3:
                frames.push(bytes);
                return applySoon();
            case 4: return storeSnapshot(reader.data());
            case 5: return;
            case 6: return end(reader.u8());
            default: throw new RangeError(`no frame of type ${bytes[0]}`);
        }
    } catch (error) {
        recover(error);
    }
}

function welcome(name, known, goesOn) {
    isWelcome = true;
    // A server that greets and then hangs up is not to be asked again and again at once.
    calmTimer = setTimeout(() => (attempts = 0), 5000);
    clearTimeout(noticeTimer);
    noticeTimer = 0;
    hideNotice();
    session = name;
    frames = [];
    if (goesOn) {
        sayAgain();
    } else {
        beginQueue();
        // Another session may count its frames from the beginning.
        lastApplied = acknowledged = 0;
    }
    if (!goesOn || known > lastApplied) isBroken = true;
    setSender((writer) => {
        writeAcknowledgement(writer);
        if (writer.length) socket.send(writer.finished);
    });
    if (isBroken && goesOn) askForMount();
}

function end(reason) {
    if (reason === 4) return finish(texts().ended);
    isAsleep = reason === 3;
    lose();
}

function applySoon() {
    if (document.hidden) return applyFrames();
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(applyFrames);
    // A window that is covered draws no frames, and is not called hidden everywhere.
    setTimeout(applyFrames, 250);
}

function applyFrames() {
    isScheduled = false;
    while (frames.length) {
        // A mount takes the field away from under the input method.
        if (frames[0][0] === 3 && isComposing()) return void setTimeout(applyFrames, 200);
        try {
            applyFrame(new Reader(frames.shift()));
        } catch (error) {
            recover(error);
        }
    }
    settleRefreshes();
}

function applyFrame(reader) {
    const isMount = reader.u8() === 3;
    const number = reader.int();
    const answer = reader.int();
    if (number <= lastApplied || (isBroken && !isMount)) return;
    if (!isMount && number !== lastApplied + 1) throw new RangeError(`frame ${number} follows ${lastApplied}`);
    noteAnswer(answer);
    forgetAnswered(answer);
    if (isMount) {
        forgetShapes();
        forgetTimings();
        mountPage(reader);
        isBroken = false;
    } else {
        applyOperations(reader);
    }
    lastApplied = number;
    ackTimer ||= setTimeout(() => sendItem(() => {}), 200);
}

function writeAcknowledgement(writer) {
    clearTimeout(ackTimer);
    ackTimer = 0;
    if (acknowledged === lastApplied) return;
    acknowledged = lastApplied;
    writer.u8(3);
    writer.int(lastApplied);
}

// MARK: When something does not fit

function recover(error) {
    console.error('oriel:', error);
    isBroken = true;
    askForMount();
}

function askForMount() {
    const now = Date.now();
    mountRequests = mountRequests.filter((time) => now - time < 60_000);
    if (mountRequests.length >= 5) return finish(texts().ended);
    mountRequests.push(now);
    sendItem((writer) => writer.u8(6));
}

// MARK: Snapshot

function storeSnapshot(bytes) {
    try {
        sessionStorage.setItem(snapshotKey, btoa(String.fromCharCode(...bytes)));
    } catch (error) {
        console.warn('oriel: the snapshot cannot be kept', error);
    }
}

function storedSnapshot() {
    try {
        return Uint8Array.from(atob(sessionStorage.getItem(snapshotKey) ?? ''), (letter) => letter.charCodeAt(0));
    } catch {
        // Storage that is forbidden, or was written by somebody else, is as good as none.
        return new Uint8Array();
    }
}

import { forgetTimings } from './animation.js';
import { forgetCommands } from './commands.js';
import { isComposing, noteAnswer } from './controls.js';
import { reducesMotion, writeEnvironment } from './environment.js';
import * as frameKinds from './frames.js';
import { currentPath } from './history.js';
import { listen } from './dom.js';
import * as items from './items.js';
import { ifLoaded } from './later.js';
import { mountPage } from './mount.js';
import { forgetNames } from './names.js';
import { hideNotice, showNotice } from './notice.js';
import { settleStates } from './other-state.js';
import { page } from './page.js';
import { applyMoments, applyOperations } from './patches.js';
import { beginQueue, forgetAnswered, sayAgain, sendItem, setSender } from './queue.js';
import * as reasons from './reasons.js';
import { forgetShapes } from './shapes.js';
import {
    beginReading, readByte, readBytes, readInt, readString, refuse, takeMessage, write, writeBytes,
} from './wire.js';

const protocolVersion = 1;
// Frames of a window share the storage of its tab.
const snapshotKey = 'oriel-snapshot' + name;
let lastSnapshot;

let socket = null;
let session = '';
let isWelcome = false;
let farewell;
let isAsleep = false;
let attempts = 0;
let retryTimer = 0;
let deadlineTimer = 0;
let noticeTimer;
let calmTimer = 0;
let lastApplied = 0;
let acknowledged = 0;
let frames = [];
let moments;
let isBroken = false;
let mountRequests = 0;

/** Connects the page to its session; `isIntact` is false if the page differs from what the server rendered. */
export function beginConnection(isIntact) {
    isBroken = !isIntact;
    forgetNames();
    connect();
    setInterval(ping, 20_000);
    listen(window, 'online pageshow', retryNow);
    // Input or focus resumes a session that the server ended as idle.
    listen(window, 'pointermove pointerdown keydown focus', () => isAsleep && connect(), true);
    listen(document, 'visibilitychange', () => {
        // Also when the page is left: the frames can have values to store.
        applyFrames();
        if (document.hidden) return;
        ping();
        retryNow();
    });
}

function connect() {
    clearTimeout(retryTimer);
    retryTimer = 0;
    isAsleep = false;
    socket = new WebSocket(page.socket + (session || page.token).slice(0, 4));
    socket.binaryType = 'arraybuffer';
    socket.onopen = greet;
    socket.onmessage = ({ data }) => receive(new Uint8Array(data));
    socket.onclose = lose;
    expectAnswer();
    expectNotice();
}

function greet() {
    write(items.hello, protocolVersion, page.token, lastApplied, session);
    writeEnvironment();
    write(currentPath());
    writeBytes(storedSnapshot());
    socket.send(takeMessage());
}

// MARK: Disconnecting and reconnecting

function expectAnswer() {
    clearTimeout(deadlineTimer);
    deadlineTimer = setTimeout(lose, 10_000);
}

function expectNotice() {
    noticeTimer ||= setTimeout(() => farewell || showNotice(page.texts.away), 1500);
}

function lose() {
    clearTimeout(deadlineTimer);
    clearTimeout(calmTimer);
    setSender(null);
    isWelcome = false;
    if (socket) {
        socket.onmessage = socket.onclose = null;
        socket.close();
        socket = null;
    }
    if (farewell || isAsleep || retryTimer) return;
    expectNotice();
    // A random delay between half and all of 0.25, 0.5, 1 ... 10 seconds, so that clients do not reconnect all at once.
    retryTimer = setTimeout(connect, (1 + Math.random()) * Math.min(5000, 125 * 2 ** attempts++));
}

function retryNow() {
    if (retryTimer || isAsleep) connect();
}

function ping() {
    if (!isWelcome) return;
    sendItem(() => write(items.ping));
    expectAnswer();
}

// MARK: Frames

function receive(frame) {
    clearTimeout(deadlineTimer);
    attempt(() => {
        beginReading(frame);
        switch (readByte()) {
            case frameKinds.welcome: return welcome(readString(), readInt(), readByte());
            case frameKinds.patches:
            case frameKinds.mount:
                frames.push(frame);
                return applySoon();
            case frameKinds.snapshot: return storeSnapshot(readBytes());
            case frameKinds.pong: return;
            case frameKinds.end: return end(readByte());
            default: refuse();
        }
    });
}

function welcome(name, known, goesOn) {
    isWelcome = true;
    // Resets the retry delay only after 5 seconds, in case the server accepts connections and closes them at once.
    calmTimer = setTimeout(() => (attempts = 0), 5000);
    session = page.session = name;
    frames = [];
    if (goesOn) {
        sayAgain();
    } else {
        beginQueue();
        // The notice about lost file commands replaces the current one.
        if (forgetCommands()) noticeTimer = clearTimeout(noticeTimer);
        // Each session numbers its frames from the beginning.
        lastApplied = acknowledged = 0;
    }
    isBroken ||= !goesOn || known > lastApplied;
    setSender(() => {
        writeAcknowledgement();
        const message = takeMessage();
        if (message.length) socket.send(message);
    });
    if (!isBroken) return hideAway();
    if (goesOn) askForMount();
}

/** Hides the notice. It stays until the page belongs to the session, because earlier clicks wait. */
function hideAway() {
    if (!noticeTimer) return;
    noticeTimer = clearTimeout(noticeTimer);
    hideNotice();
}

/** Disconnects; permanently if the page has a text for the reason. */
function end(reason) {
    applyFrames();
    // The session has handled no other events than those that its frames have answered, so the next one gets the rest.
    if (isWelcome && !isBroken) sayAgain();
    isAsleep = reason === reasons.evicted;
    farewell = page.texts[reason];
    lose();
    if (farewell) showNotice(farewell, page.texts.reload, () => location.reload());
}

function applySoon() {
    if (document.hidden) return applyFrames();
    requestAnimationFrame(applyFrames);
    // A covered window gets no animation frames, and not every browser reports it as hidden.
    setTimeout(applyFrames, 250);
}

function applyFrames() {
    while (frames.length) {
        // A mount would replace the field that the input method is editing.
        if (frames[0][0] === frameKinds.mount && isComposing()) return setTimeout(applyFrames, 200);
        attempt(() => applyMoments());
        attempt(() => applyFrame(frames.shift()));
    }
    playMoments();
    for (const name of ['refresh', 'sheet', 'swipe', 'late']) ifLoaded(name)?.settle();
    settleStates();
}

function playMoments() {
    cancelAnimationFrame(moments);
    attempt(() => {
        if (applyMoments(reducesMotion() ? Infinity : performance.now())) moments = requestAnimationFrame(playMoments);
    });
}

function applyFrame(frame) {
    beginReading(frame);
    const isMount = readByte() === frameKinds.mount;
    const number = readInt();
    const answer = readInt();
    if (number <= lastApplied || (isBroken && !isMount)) return;
    if (!isMount && number > lastApplied + 1) refuse();
    noteAnswer(answer);
    forgetAnswered(answer);
    if (isMount) {
        forgetShapes();
        forgetNames();
        forgetTimings();
        mountPage();
        isBroken = false;
        hideAway();
    } else {
        applyOperations();
    }
    lastApplied = number;
    // Any message carries the acknowledgement. A second frame is acknowledged at once, because the server waits for it to send motion.
    setTimeout(() => sendItem(() => {}), number > acknowledged + 1 ? 0 : 200);
}

function writeAcknowledgement() {
    if (acknowledged === lastApplied) return;
    acknowledged = lastApplied;
    write(items.acknowledge, lastApplied);
}

// MARK: Errors

function attempt(action) {
    try {
        action();
    } catch (error) {
        console.error('oriel:', error);
        isBroken = true;
        askForMount();
    }
}

function askForMount() {
    // At most five in a minute.
    if (++mountRequests > 5) return end(reasons.notAllowed);
    setTimeout(() => mountRequests--, 60_000);
    sendItem(() => write(items.mount));
}

// MARK: Snapshot

function storeSnapshot(bytes) {
    lastSnapshot = String.fromCharCode(...bytes);
    withStorage((storage) => (storage[snapshotKey] = lastSnapshot));
}

function storedSnapshot() {
    return Uint8Array.from(lastSnapshot ?? withStorage((storage) => storage[snapshotKey]) ?? '', (letter) => letter.charCodeAt());
}

function withStorage(action) {
    try {
        return action(sessionStorage);
    } catch (error) {
        // Works without storage if it is forbidden or full.
        console.warn('oriel:', error);
    }
}

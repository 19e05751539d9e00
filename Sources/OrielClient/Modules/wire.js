// Numbers and strings of the wire. Only one frame is read and one message written at a time, so their state is in this module.

const decoder = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

// MARK: Reading

let bytes = null;
let position = 0;
let lastRead = 0;

/** Begins to read a frame. */
export function beginReading(frame) {
    bytes = frame;
    position = lastRead = 0;
}

/** Interrupts reading; the result is a function that goes on. */
export function pauseReading() {
    const [rest, node] = [bytes.subarray(position), lastRead];
    return () => {
        beginReading(rest);
        lastRead = node;
    };
}

/** Throws an error for an invalid message from the server; the stack shows the operation. */
export function refuse(what) {
    throw new RangeError(what);
}

/** Returns whether the frame has been read to its end. */
export function isAtEnd() {
    return position >= bytes.length;
}

export function readByte() {
    return isAtEnd() ? refuse() : bytes[position++];
}

export function readInt() {
    let value = 0;
    // Multiplication, as a fifth byte exceeds the 32 bits of a shift.
    for (let factor = 1; ; factor *= 128) {
        const byte = readByte();
        value += (byte & 127) * factor;
        if (byte < 128) return value;
    }
}

export function readBytes(length = readInt()) {
    if (position + length > bytes.length) refuse();
    return bytes.subarray(position, (position += length));
}

export function readString(length = readInt()) {
    const end = position + length;
    let text = '';
    // For short ASCII strings, which most values are, this is several times faster than the decoder.
    if (length < 32) while (position < end && bytes[position] < 128) text += String.fromCharCode(bytes[position++]);
    return position === end ? text : text + decoder.decode(readBytes(end - position));
}

function readDifference(zigzag) {
    return (lastRead += zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2);
}

/** Reads the number of a node. */
export function readNumber() {
    return readDifference(readInt());
}

/** Reads the number of a node; undefined for none. */
export function readOptionalNumber() {
    const value = readInt();
    return value ? readDifference(value - 1) : undefined;
}

// MARK: Writing

/** Packs flags into a number: the first is 1, the second 2, the third 4. */
export function bits(...flags) {
    return flags.reduce((mask, flag, bit) => mask | (flag << bit), 0);
}

let message = [];
let lastWritten = 0;

/** Writes strings and integers; an integer below 128 is one byte. */
export function write(...values) {
    for (const value of values) {
        if (typeof value === 'string') writeBytes(encoder.encode(value));
        else writeInt(value);
    }
}

function writeInt(value) {
    value = Math.max(0, Math.round(value) || 0);
    for (; value > 127; value = Math.floor(value / 128)) message.push((value % 128) + 128);
    message.push(value);
}

/** Writes the count of bytes, then the bytes. */
export function writeBytes(content) {
    writeInt(content.length);
    for (const byte of content) message.push(byte);
}

export function writeFloat(value) {
    message.push(...new Uint8Array(Float32Array.of(value || 0).buffer));
}

/** Writes the number of a node. */
export function writeNumber(number) {
    const difference = number - lastWritten;
    lastWritten = number;
    writeInt(difference < 0 ? -2 * difference - 1 : 2 * difference);
}

/** Returns the message written since the last call. */
export function takeMessage() {
    const taken = Uint8Array.from(message);
    message = [];
    lastWritten = 0;
    return taken;
}

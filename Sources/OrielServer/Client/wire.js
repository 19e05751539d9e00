// Numbers and texts of the wire. One frame is read at a time, and one message written at a time, so both stand here.

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

/** Stops what is being done, because the server has said what cannot be; the stack tells what that is. */
export function refuse(what) {
    throw new RangeError(what);
}

/** Whether the frame has been read to its last byte. */
export function isAtEnd() {
    return position >= bytes.length;
}

export function readByte() {
    return isAtEnd() ? refuse() : bytes[position++];
}

export function readInt() {
    let value = 0;
    // By factors, as the fifth byte would leave the 32 bits of a shift.
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
    // For the few plain letters that most values have, this is several times faster than the decoder.
    if (length < 32) while (position < end && bytes[position] < 128) text += String.fromCharCode(bytes[position++]);
    return position === end ? text : text + decoder.decode(readBytes(end - position));
}

function readDifference(zigzag) {
    return (lastRead += zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2);
}

/** The number of a node. */
export function readNumber() {
    return readDifference(readInt());
}

/** The number of a node, or nothing. */
export function readOptionalNumber() {
    const value = readInt();
    return value ? readDifference(value - 1) : undefined;
}

// MARK: Writing

/** What holds as a number: the first as 1, the second as 2, the third as 4. */
export function bits(...flags) {
    return flags.reduce((mask, flag, bit) => mask | (flag << bit), 0);
}

let message = [];
let lastWritten = 0;

/** Writes texts as strings and numbers as ints; what is less than 128 is the same as a byte. */
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

/** Writes bytes after their number. */
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

/** What has been written since the last call. */
export function takeMessage() {
    const taken = Uint8Array.from(message);
    message = [];
    lastWritten = 0;
    return taken;
}

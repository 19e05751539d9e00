const decoder = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

/** Reads one frame from its first byte to its last. */
export class Reader {
    constructor(bytes) {
        this.bytes = bytes;
        this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        this.at = 0;
        this.lastNode = 0;
    }

    get isAtEnd() {
        return this.at >= this.bytes.length;
    }

    u8() {
        if (this.at >= this.bytes.length) throw new RangeError('the frame ends too early');
        return this.bytes[this.at++];
    }

    int() {
        let byte = this.u8();
        if (byte < 128) return byte;
        let value = byte & 127;
        // The fifth byte would leave the 32 bits of a shift.
        for (let factor = 128; byte > 127; factor *= 128) {
            byte = this.u8();
            value += (byte & 127) * factor;
            if (value > 0xffffffff || factor > 0x10000000) throw new RangeError('the number is too long');
        }
        return value;
    }

    bytesOf(length) {
        const end = this.at + length;
        if (end > this.bytes.length) throw new RangeError('the frame ends too early');
        const part = this.bytes.subarray(this.at, end);
        this.at = end;
        return part;
    }

    /** Text of a known length in bytes. */
    text(length) {
        const { bytes, at } = this;
        // For the few letters that most values have, this is several times faster than the decoder.
        if (length < 32 && at + length <= bytes.length) {
            let text = '';
            let index = at;
            const end = at + length;
            while (index < end && bytes[index] < 128) text += String.fromCharCode(bytes[index++]);
            if (index === end) {
                this.at = end;
                return text;
            }
        }
        return decoder.decode(this.bytesOf(length));
    }

    string() {
        return this.text(this.int());
    }

    data() {
        return this.bytesOf(this.int());
    }

    difference(zigzag) {
        this.lastNode += zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2;
        return this.lastNode;
    }

    node() {
        return this.difference(this.int());
    }

    /** The number of a node, or -1 for none. */
    optionalNode() {
        const value = this.int();
        return value ? this.difference(value - 1) : -1;
    }
}

/** Builds one message. */
export class Writer {
    constructor() {
        this.bytes = new Uint8Array(128);
        this.length = 0;
        this.lastNode = 0;
    }

    get finished() {
        return this.bytes.slice(0, this.length);
    }

    room(count) {
        if (this.length + count <= this.bytes.length) return;
        const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
        larger.set(this.bytes);
        this.bytes = larger;
    }

    u8(value) {
        this.room(1);
        this.bytes[this.length++] = value;
    }

    int(value) {
        value = Math.max(0, Math.min(0xffffffff, Math.round(value) || 0));
        while (value > 127) {
            this.u8((value % 128) + 128);
            value = Math.floor(value / 128);
        }
        this.u8(value);
    }

    f32(value) {
        this.room(4);
        new DataView(this.bytes.buffer).setFloat32(this.length, Number.isFinite(Math.fround(value)) ? value : 0, true);
        this.length += 4;
    }

    data(bytes) {
        this.int(bytes.length);
        this.room(bytes.length);
        this.bytes.set(bytes, this.length);
        this.length += bytes.length;
    }

    string(text) {
        this.data(encoder.encode(text));
    }

    node(number) {
        const difference = number - this.lastNode;
        this.lastNode = number;
        this.int(difference < 0 ? -2 * difference - 1 : 2 * difference);
    }
}

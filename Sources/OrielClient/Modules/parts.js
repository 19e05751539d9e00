// The optional parts of a node in a shape, as bits of its flags on the wire.

export const classes = 1;
export const events = 2;
export const attributes = 4;
export const holes = 8;
export const text = 16;
export const children = 32;
export const list = 64;
export const inlineStyle = 128;

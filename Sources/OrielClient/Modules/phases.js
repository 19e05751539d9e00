// The phases of gestures, by their numbers on the wire.

// Drag and magnify.
export const changed = 0;
export const ended = 1;
export const cancelled = 2;

// Long press.
export const began = 0;
export const done = 1;
export const givenUp = 2;

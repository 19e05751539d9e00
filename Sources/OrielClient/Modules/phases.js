// The phases of gestures, by their numbers on the wire.

// Drag and magnify.
export const changed = 0;
export const ended = 1;

// Long press.
export const pressing = 0;
export const completed = 1;

// Both.
export const cancelled = 2;

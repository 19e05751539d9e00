// The reasons of an end frame, by their numbers on the wire.

export const stopping = 1;
export const tooSlow = 2;
export const evicted = 3;
export const notAllowed = 4;
export const protocolError = 5;
export const failed = 6;

// The types of the server's frames, by their numbers on the wire.

export const welcome = 1;
export const patches = 2;
export const mount = 3;
export const snapshot = 4;
export const pong = 5;
export const end = 6;

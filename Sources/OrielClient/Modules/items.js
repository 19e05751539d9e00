// The types of items in a message to the server, by their numbers on the wire.

export const hello = 1;
export const event = 2;
export const acknowledge = 3;
export const environment = 4;
export const pop = 5;
export const mount = 6;
export const ping = 7;
export const reply = 8;

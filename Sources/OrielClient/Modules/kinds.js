// Event kinds, by their numbers on the wire. The bundle has the numbers in place of the names, as this module holds nothing else.

export const tap = 1;
export const change = 2;
export const input = 3;
export const submit = 4;
export const focus = 5;
export const key = 6;
export const drag = 7;
export const longPress = 8;
export const scroll = 9;
export const visibleRange = 10;
export const size = 11;
export const refresh = 12;
export const dismiss = 13;
export const hover = 14;
export const load = 15;
export const deletion = 17;
export const select = 18;
export const magnify = 19;
export const measure = 20;
export const phase = 21;
export const lift = 22;
export const drop = 23;
export const point = 24;
export const selection = 25;
export const pointer = 26;

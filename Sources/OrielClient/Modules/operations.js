// The operations of a patch frame, by their numbers on the wire.

export const style = 1;
export const shape = 2;
export const insert = 3;
export const remove = 4;
export const removeRun = 5;
export const move = 6;
export const permute = 7;
export const text = 8;
export const spliceText = 9;
export const attribute = 10;
export const noAttribute = 11;
export const classes = 12;
export const inlineStyle = 13;
export const events = 14;
export const timing = 15;
export const defineTiming = 16;
export const command = 17;
export const forgetShapes = 18;
export const moment = 19;

import { readInt, readString, refuse } from './wire.js';

// Tags and attributes by number. What a server needs beyond these it says once by name. The same list, in the same
// order, is in NameTable.swift.

const common =
    'div span button input role type value disabled data-kind data-state data-style data-variant data-role aria-label';

let names = [];

/** Forgets what the server has named, as a new page begins. */
export function forgetNames() {
    names = ['', ...common.split(' ')];
}

/** Reads the name of a tag or an attribute; 0 stands before one that gets the next number. */
export function readName() {
    const number = readInt();
    if (number === 0) names.push(readString());
    return names.at(number || -1) ?? refuse();
}

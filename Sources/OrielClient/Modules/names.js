import { readInt, readString, refuse } from './wire.js';

// The numbers of tags and attributes. The server sends a name that is not in the list once. NameTable.swift has the same
// list in the same order.

const common =
    'div span button input role type value disabled data-kind data-state data-style data-variant data-role aria-label';

let names = [];

/** Forgets the names from the server, when a new page begins. */
export function forgetNames() {
    names = ['', ...common.split(' ')];
}

/** Reads the name of a tag or an attribute; 0 precedes a name that gets the next number. */
export function readName() {
    const number = readInt();
    if (number === 0) names.push(readString());
    return names.at(number || -1) ?? refuse();
}

import { openAddress } from './addresses.js';
import { sendKept } from './again.js';
import { commands } from './commands.js';
import { forgetEntrances } from './entrances.js';
import { pressHeld, watchKeys } from './keys.js';
import { load } from './later.js';
import { page } from './page.js';
import { watchNetwork } from './offline.js';
import { prepareForPaper } from './paper.js';
import { keepPlaces } from './places.js';
import { repeatTransitions } from './repeats.js';
import { scrollToNode } from './scroll.js';
import { storeValue } from './storage.js';

// What each page does that its first paint and its connection do not need: a script of its own after client.js.

export { keep } from './again.js';
export { holds } from './keys.js';

Object.assign(commands, { open: openAddress, scroll: scrollToNode, store: storeValue });

/** Handles what has waited for the frames that have been applied. */
export function settle() {
    sendKept();
    pressHeld();
}

watchNetwork();
keepPlaces();
repeatTransitions();
watchKeys();
prepareForPaper();
forgetEntrances();
// From now on the client uses what this script exports.
load('late');
// Servers of debug builds say that they have one.
if (page.inspects) import('./inspect.js');

import { page } from './page.js';
import { watchNetwork } from './offline.js';
import { keepPlaces } from './places.js';
import { repeatTransitions } from './repeats.js';

// What each page does that its first paint and its connection do not need: a script of its own after client.js.

watchNetwork();
keepPlaces();
repeatTransitions();
// Servers of debug builds say that they have one.
if (page.inspects) import('./inspect.js');

import { watchNetwork } from './offline.js';
import { keepPlaces } from './places.js';

// What each page does that its first paint and its connection do not need: a script of its own after client.js.

watchNetwork();
keepPlaces();

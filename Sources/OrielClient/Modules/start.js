import { beginConnection } from './connection.js';
import { watchEnvironment } from './environment.js';
import { repeatEarlierTaps, reportEarlierInput, watchEvents } from './events.js';
import { watchGestures } from './gestures.js';
import { watchHistory } from './history.js';
import { adoptPage } from './mount.js';
import { settleNodes, watchPage } from './observers.js';

function start() {
    const isIntact = adoptPage();
    watchHistory();
    watchEnvironment();
    watchPage();
    watchEvents();
    watchGestures();
    settleNodes();
    reportEarlierInput();
    repeatEarlierTaps();
    beginConnection(isIntact);
}

// After the first paint, so as not to delay it; a hidden page is not painted.
(document.hidden ? setTimeout : requestAnimationFrame)(() => setTimeout(start));

// Runs in each page before its own scripts. Measures from an event of the person to the end of the frame that shows
// what came of it.
//
// The end is the first task after the frame in which the change was made: a message that is posted in the frame's
// callbacks is handled as soon as the browser has styled, laid out and painted. Two animation frames in a row would add
// the wait for the second; the event timing of PerformanceObserver ends with the first frame after the handler, which
// for a page that asks a server is not the one that matters, and is rounded to 8 ms.
{
    const { port1, port2 } = new MessageChannel();
    const request = window.requestAnimationFrame.bind(window);
    let isInFrame = false;
    let afterFrame = [];

    window.requestAnimationFrame = (callback) => request((time) => {
        isInFrame = true;
        port2.postMessage(null);
        callback(time);
    });

    port1.onmessage = () => {
        isInFrame = false;
        const waiting = afterFrame;
        afterFrame = [];
        for (const action of waiting) action();
    };

    const whenPainted = (action) => {
        afterFrame.push(action);
        if (!isInFrame) window.requestAnimationFrame(() => {});
    };

    /** Measures the next `event` of the person, until `isDone` holds of what changes in `element`. */
    const next = (event, element, isDone) => new Promise((resolve) => {
        let start = null;
        const note = ({ timeStamp }) => (start ??= timeStamp);
        addEventListener(event, note, { capture: true, once: true });
        const observer = new MutationObserver(() => {
            if (start === null || !isDone()) return;
            observer.disconnect();
            whenPainted(() => resolve(performance.now() - start));
        });
        observer.observe(element, { childList: true, subtree: true, attributes: true, characterData: true });
    });

    /** Two frames and a moment in which nothing else has to be done. */
    const rest = () => new Promise((resolve) => {
        request(() => request(() => setTimeout(() => requestIdleCallback(resolve), 50)));
    });

    window.benchmark = { next, rest };
}

// The labels of the gallery's keyed table, in the same order.
const nextLabel = (() => {
    const adjectives = ['bright', 'quiet', 'tall', 'gentle', 'curious', 'brave', 'golden', 'swift', 'clever', 'frosty',
        'humble', 'lively', 'mellow', 'nimble', 'polite', 'rustic', 'silent', 'tidy', 'vivid', 'witty', 'zesty', 'ancient'];
    const colours = ['red', 'amber', 'blue', 'green', 'brown', 'violet', 'orange', 'white', 'black', 'purple', 'crimson'];
    const nouns = ['lamp', 'chair', 'house', 'mouse', 'bottle', 'pencil', 'window', 'garden', 'basket', 'mirror',
        'keyboard', 'sandwich', 'button'];
    let random = 1;
    const pick = (words) => {
        random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
        return words[(random >>> 16) % words.length];
    };
    return () => `${pick(adjectives)} ${pick(colours)} ${pick(nouns)}`;
})();

const byLabel = (a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : a.id - b.id);

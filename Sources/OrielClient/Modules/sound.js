import { listen } from './dom.js';

// Sounds without a view. Each has a number; a later command for the same number changes it, and answers the earlier one.

const sounds = new Map();

/** Changes a sound, and answers when it has ended, when it has stopped, or when another command changes it. */
export function changeSound({ id, url, rate, volume, loops, time }) {
    const { audio, settle } = sounds.get(id) ?? { audio: new Audio() };
    const answer = (word) => ({ word, time: audio.currentTime || 0, duration: audio.duration || 0 });
    settle?.(answer('changed'));
    if (!url) {
        audio.pause();
        audio.removeAttribute('src');
        sounds.delete(id);
        return answer('stopped');
    }
    if (audio.getAttribute('src') !== url) audio.src = url;
    audio.volume = volume;
    // The number of further times; below zero for any.
    let rest = loops;
    audio.loop = loops < 0;
    if (time !== null && time !== undefined) audio.currentTime = time;
    return new Promise((resolve) => {
        const listening = new AbortController();
        const end = (result) => {
            listening.abort();
            resolve(result);
        };
        const { signal } = listening;
        sounds.set(id, { audio, settle: end });
        listen(audio, 'error', () => end(answer('failed')), { signal });
        if (!rate) {
            audio.pause();
            return end(answer('paused'));
        }
        listen(audio, 'ended', () => {
            if (rest-- > 0) audio.play();
            else end(answer('ended'));
        }, { signal });
        audio.playbackRate = rate;
        audio.play().catch(() => end(answer('refused')));
    });
}

/** Ends all sounds of a session. */
export function endSounds() {
    for (const { audio } of sounds.values()) audio.pause();
    sounds.clear();
}

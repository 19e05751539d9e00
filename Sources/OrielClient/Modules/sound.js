import { listen } from './dom.js';

// Sounds without a view, and speech. Each sound has a number; a later command for it changes it, and answers the earlier one.

const sounds = new Map();

/** Changes a sound, and answers when it has ended, when it has stopped, or when another command changes it; or speaks a text. */
export function changeSound({ id, url, rate, volume, loops, time, speech }) {
    if (speech) return speak(speech);
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

// MARK: Speech

/** Speaks a text after the earlier ones, and answers at its end; or stops, pauses or continues all speech. */
function speak({ action, text, language, rate, pitch, volume }) {
    const answer = (word) => ({ word, time: 0, duration: 0 });
    const { speechSynthesis: voices } = window;
    if (!voices) return answer('refused');
    if (action) {
        voices[action]();
        return answer('stopped');
    }
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { lang: language, rate, pitch, volume });
    return new Promise((resolve) => {
        utterance.onend = () => resolve(answer('ended'));
        utterance.onerror = ({ error }) => resolve(answer(/^(canceled|interrupted)$/.test(error) ? 'stopped' : 'refused'));
        voices.speak(utterance);
    });
}

/** Ends all sounds of a session. */
export function endSounds() {
    window.speechSynthesis?.cancel();
    for (const { audio } of sounds.values()) audio.pause();
    sounds.clear();
}

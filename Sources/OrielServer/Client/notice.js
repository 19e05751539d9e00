// A quiet line at the bottom of the window, for what the page itself cannot say.

const english = { away: 'Reconnecting…', ended: 'This page has expired.', reload: 'Reload', open: 'Open', choose: 'Choose files', uploading: 'Uploading' };
const chinese = { away: '正在重新连接…', ended: '此页面已过期。', reload: '重新载入', open: '打开', choose: '选择文件', uploading: '正在上传' };

let line = null;

/** The client's own words in the language of the page. */
export function texts() {
    return (document.documentElement.lang || navigator.language).startsWith('zh') ? chinese : english;
}

function makeLine() {
    line = document.createElement('div');
    line.setAttribute('role', 'status');
    line.style.cssText =
        'position:fixed;inset:auto 0 calc(16px + env(safe-area-inset-bottom)) 0;margin:0 auto;width:fit-content;max-width:90vw;' +
        'padding:8px 16px;border:0;border-radius:20px;font:500 14px/20px -apple-system,system-ui,sans-serif;color:#fff;' +
        'background:rgba(40,40,44,.92);box-shadow:0 2px 12px rgba(0,0,0,.2);z-index:2147483647;display:none';
    document.body.append(line);
}

/** Shows a line, and a button if there is something to do about it. */
export function showNotice(text, label, action) {
    if (!line?.isConnected) makeLine();
    line.replaceChildren(text);
    if (action) {
        const button = document.createElement('button');
        button.textContent = label;
        button.style.cssText = 'all:unset;margin-inline-start:12px;padding:4px;font-weight:600;color:#64a8ff;cursor:pointer';
        button.onclick = action;
        line.append(button);
    }
    line.style.display = 'block';
    // Above an open dialog.
    line.popover = 'manual';
    line.hidePopover();
    line.showPopover();
}

/** Takes the line away. */
export function hideNotice() {
    if (!line) return;
    line.replaceChildren();
    line.style.display = 'none';
}

let speaker = null;

/** Has a text read out by a screen reader. */
export function announceText(text) {
    if (!speaker?.isConnected) {
        speaker = document.createElement('div');
        speaker.setAttribute('aria-live', 'polite');
        speaker.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
        document.body.append(speaker);
    }
    // The same text again is a change only after another.
    speaker.textContent = '';
    setTimeout(() => (speaker.textContent = text), 50);
}

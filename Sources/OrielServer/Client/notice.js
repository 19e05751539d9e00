// A quiet line at the bottom of the window, for what the page itself cannot say.

const english = {
    away: 'Reconnecting…', ended: 'This page has expired.', reload: 'Reload', open: 'Open', choose: 'Choose files',
    uploading: 'Uploading', cancel: 'Cancel', copied: 'Copied.',
};
const chinese = {
    away: '正在重新连接…', ended: '此页面已过期。', reload: '重新载入', open: '打开', choose: '选择文件',
    uploading: '正在上传', cancel: '取消', copied: '已复制。',
};

let line = null;

/** The client's own words in the language of the page. */
export function texts() {
    return (document.documentElement.lang || navigator.language).startsWith('zh') ? chinese : english;
}

function makeLine() {
    line = document.createElement('div');
    line.setAttribute('role', 'status');
    line.dataset.client = 'notice';
    document.body.append(line);
}

/** Shows a line, and a button if there is something to do about it; gives the text, to be changed. */
export function showNotice(text, label, action) {
    if (!line?.isConnected) makeLine();
    line.replaceChildren(text);
    if (action) {
        const button = document.createElement('button');
        button.textContent = label;
        button.onclick = action;
        line.append(button);
    }
    // Above an open dialog.
    line.popover = 'manual';
    line.hidePopover();
    line.showPopover();
    return line.firstChild;
}

/** Takes the line away. */
export function hideNotice() {
    line?.replaceChildren();
}

let speaker = null;

/** Has a text read out by a screen reader. */
export function announceText(text) {
    if (!speaker?.isConnected) {
        speaker = document.createElement('div');
        speaker.setAttribute('aria-live', 'polite');
        speaker.dataset.client = 'speaker';
        document.body.append(speaker);
    }
    // The same text again is a change only after another.
    speaker.textContent = '';
    setTimeout(() => (speaker.textContent = text), 50);
}

internal import OrielProtocol

/// The texts of the client, in the language of the page. A numeric key is the ``EndReason`` after which the client stops.
enum ClientTexts {
    private static let english = [
        "away": "Reconnecting…", "4": "This page has expired.", "reload": "Reload", "open": "Open",
        "choose": "Choose files", "uploading": "Uploading", "cancel": "Cancel", "copied": "Copied.",
        "lost": "Upload lost. Choose the files again.",
        "6": "This page has failed twice. Reload it to start again.",
    ]
    private static let chinese = [
        "away": "正在重新连接…", "4": "此页面已过期。", "reload": "重新载入", "open": "打开",
        "choose": "选择文件", "uploading": "正在上传", "cancel": "取消", "copied": "已复制。",
        "lost": "上传中断，请重新选择文件。",
        "6": "此页面两次出错。请重新载入以重新开始。",
    ]

    /// Returns the texts as a JSON object. None needs escaping.
    static func json(in language: String) -> String {
        let texts = language.hasPrefix("zh") ? chinese : english
        let members = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
        return "{\(members.joined(separator: ","))}"
    }
}

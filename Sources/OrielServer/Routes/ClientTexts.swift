/// What the client says by itself, in the language of a page.
enum ClientTexts {
    private static let english = [
        "away": "Reconnecting…", "ended": "This page has expired.", "reload": "Reload", "open": "Open",
        "choose": "Choose files", "uploading": "Uploading", "cancel": "Cancel", "copied": "Copied.",
    ]
    private static let chinese = [
        "away": "正在重新连接…", "ended": "此页面已过期。", "reload": "重新载入", "open": "打开",
        "choose": "选择文件", "uploading": "正在上传", "cancel": "取消", "copied": "已复制。",
    ]

    /// As an object of JSON; nothing in it needs escaping.
    static func json(in language: String) -> String {
        let texts = language.hasPrefix("zh") ? chinese : english
        let members = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
        return "{\(members.joined(separator: ","))}"
    }
}

internal import OrielProtocol

/// The texts of the client, in the language of the page. A numeric key is the ``EndReason`` after which the client stops.
enum ClientTexts {
    private static let english = texts(
        [
            "away": "Reconnecting…", "offline": "You are offline. What you do is sent when you are back.",
            "reload": "Reload", "open": "Open", "choose": "Choose files",
            "uploading": "Uploading", "cancel": "Cancel", "copied": "Copied.", "copy": "Copy",
            "lost": "Upload lost. Choose the files again.", "unkept": "This browser could not save the change.",
        ],
        ends: [
            .notAllowed: "This page has expired.",
            .failed: "This page has failed twice. Reload it to start again.",
        ]
    )
    private static let chinese = texts(
        [
            "away": "正在重新连接…", "offline": "你已离线，恢复连接后会继续发送。",
            "reload": "重新载入", "open": "打开", "choose": "选择文件",
            "uploading": "正在上传", "cancel": "取消", "copied": "已复制。", "copy": "拷贝",
            "lost": "上传中断，请重新选择文件。", "unkept": "此浏览器无法保存更改。",
        ],
        ends: [
            .notAllowed: "此页面已过期。",
            .failed: "此页面两次出错。请重新载入以重新开始。",
        ]
    )

    static func texts(in language: String) -> [String: String] { language.hasPrefix("zh") ? chinese : english }

    /// What does not work in a browser that runs no scripts.
    static func withoutScript(in language: String) -> String {
        language.hasPrefix("zh")
            ? "未启用 JavaScript：可以阅读此页面，但按钮、输入框和即时更新都无法使用。"
            : "JavaScript is off: you can read this page, but its buttons, fields and live updates do not work."
    }

    private static func texts(_ texts: [String: String], ends: [EndReason: String]) -> [String: String] {
        ends.reduce(into: texts) { $0["\($1.key.rawValue)"] = $1.value }
    }
}

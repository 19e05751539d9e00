import Foundation

/// A word that the framework shows, such as the name of the back button.
///
/// The app's own translation takes precedence; the fallback is English, or Chinese for Chinese locales.
enum SystemWord: String, LocalizedStringKeyArgument, Equatable {
    case back = "Back"
    case cancel = "Cancel"
    case chooseMonth = "Choose Month"
    case date = "Date"
    case day = "Day"
    case dayPeriod = "AM/PM"
    case decrement = "Decrement"
    case delete = "Delete"
    case done = "Done"
    case edit = "Edit"
    case file = "File"
    case format = "Format"
    case help = "Help"
    case hour = "Hour"
    case increment = "Increment"
    case items = "Items"
    case loading = "Loading"
    case minute = "Minute"
    case month = "Month"
    case nextMonth = "Next Month"
    case ok = "OK"
    case page = "Page"
    case paste = "Paste"
    case popover = "Popover"
    case previousMonth = "Previous Month"
    case progress = "Progress"
    case rename = "Rename"
    case search = "Search"
    case share = "Share…"
    case sheet = "Sheet"
    case skip = "Skip to Content"
    case time = "Time"
    case settings = "Settings"
    case view = "View"
    case window = "Window"
    case year = "Year"

    /// The word as a text, localized for the environment in which it is shown.
    var text: Text { Text(RichText(.argument(self))) }

    func text(in locale: Locale) -> String {
        let identifier = locale.identifier
        let chinese = identifier.hasPrefix("zh") ? Self.chinese[self] : nil
        if let key = AppBundles.translations(of: rawValue, table: nil, bundle: nil),
            case (.text(let word), let language)? = key.translation(for: locale),
            // An app without a translation for the reader has the word in English only.
            chinese == nil || language.hasPrefix("zh")
        {
            return word
        }
        guard let (simplified, traditional) = chinese else { return rawValue }
        let isTraditional = ["Hant", "TW", "HK", "MO"].contains(where: identifier.contains)
        return isTraditional && !identifier.contains("Hans") ? traditional : simplified
    }

    private static let chinese: [SystemWord: (simplified: String, traditional: String)] = [
        .back: ("返回", "返回"),
        .cancel: ("取消", "取消"),
        .chooseMonth: ("选择月份", "選擇月份"),
        .date: ("日期", "日期"),
        .day: ("日", "日"),
        .dayPeriod: ("上午/下午", "上午/下午"),
        .decrement: ("减少", "減少"),
        .delete: ("删除", "刪除"),
        .done: ("完成", "完成"),
        .edit: ("编辑", "編輯"),
        .file: ("文件", "檔案"),
        .format: ("格式", "格式"),
        .help: ("帮助", "輔助說明"),
        .hour: ("小时", "小時"),
        .increment: ("增加", "增加"),
        .items: ("项目", "項目"),
        .loading: ("正在加载", "正在載入"),
        .minute: ("分钟", "分鐘"),
        .month: ("月", "月"),
        .nextMonth: ("下个月", "下個月"),
        .ok: ("好", "好"),
        .page: ("页", "頁"),
        .paste: ("粘贴", "貼上"),
        .popover: ("弹出框", "彈出框"),
        .previousMonth: ("上个月", "上個月"),
        .progress: ("进度", "進度"),
        .rename: ("重命名", "重新命名"),
        .search: ("搜索", "搜尋"),
        .share: ("分享…", "分享…"),
        .sheet: ("表单", "表單"),
        .skip: ("跳到内容", "跳到內容"),
        .time: ("时间", "時間"),
        .settings: ("设置", "設定"),
        .view: ("显示", "顯示方式"),
        .window: ("窗口", "視窗"),
        .year: ("年", "年"),
    ]
}

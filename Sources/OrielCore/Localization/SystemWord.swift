import Foundation

/// A word that the framework shows, such as the name of the back button.
///
/// The app's own translation takes precedence; the fallback is English, or Chinese for Chinese locales.
enum SystemWord: String, LocalizedStringKeyArgument, Equatable {
    case back = "Back"
    case boldText = "Bold Text"
    case cancel = "Cancel"
    case chooseMonth = "Choose Month"
    case close = "Close"
    case closeWithoutSaving = "Close without Saving"
    case date = "Date"
    case day = "Day"
    case dayPeriod = "AM/PM"
    case decrement = "Decrement"
    case delete = "Delete"
    case doNotAskAgain = "Do not ask again"
    case done = "Done"
    case edit = "Edit"
    case file = "File"
    case format = "Format"
    case headings = "Headings"
    case help = "Help"
    case hour = "Hour"
    case images = "Images"
    case increment = "Increment"
    case italicText = "Italic Text"
    case items = "Items"
    case landmarks = "Landmarks"
    case links = "Links"
    case lists = "Lists"
    case loading = "Loading"
    case minute = "Minute"
    case misspelledWords = "Misspelled Words"
    case month = "Month"
    case moveBackward = "Move Backward"
    case moveForward = "Move Forward"
    case newDocument = "New Document"
    case nextMatch = "Next Match"
    case nextMonth = "Next Month"
    case ok = "OK"
    case open = "Open…"
    case page = "Page"
    case paste = "Paste"
    case popover = "Popover"
    case previousMatch = "Previous Match"
    case previousMonth = "Previous Month"
    case progress = "Progress"
    case removeToken = "Remove Token"
    case rename = "Rename"
    case replace = "Replace"
    case replaceAll = "Replace All"
    case replacement = "Replacement"
    case save = "Save"
    case search = "Search"
    case share = "Share…"
    case sheet = "Sheet"
    case skip = "Skip to Content"
    case tables = "Tables"
    case textFields = "Text Fields"
    case time = "Time"
    case settings = "Settings"
    case underlinedText = "Underlined Text"
    case unsavedChanges = "There are unsaved changes."
    case untitled = "Untitled"
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
        .boldText: ("粗体文本", "粗體文字"),
        .cancel: ("取消", "取消"),
        .chooseMonth: ("选择月份", "選擇月份"),
        .close: ("关闭", "關閉"),
        .closeWithoutSaving: ("不存储并关闭", "不儲存並關閉"),
        .date: ("日期", "日期"),
        .day: ("日", "日"),
        .dayPeriod: ("上午/下午", "上午/下午"),
        .decrement: ("减少", "減少"),
        .delete: ("删除", "刪除"),
        .doNotAskAgain: ("不再询问", "不再詢問"),
        .done: ("完成", "完成"),
        .edit: ("编辑", "編輯"),
        .file: ("文件", "檔案"),
        .format: ("格式", "格式"),
        .headings: ("标题", "標題"),
        .help: ("帮助", "輔助說明"),
        .hour: ("小时", "小時"),
        .images: ("图像", "影像"),
        .increment: ("增加", "增加"),
        .italicText: ("斜体文本", "斜體文字"),
        .items: ("项目", "項目"),
        .landmarks: ("地标", "地標"),
        .links: ("链接", "連結"),
        .lists: ("列表", "列表"),
        .loading: ("正在加载", "正在載入"),
        .minute: ("分钟", "分鐘"),
        .misspelledWords: ("拼写错误的词", "拼字錯誤"),
        .month: ("月", "月"),
        .moveBackward: ("向前移动", "向前移動"),
        .moveForward: ("向后移动", "向後移動"),
        .newDocument: ("新建文稿", "新增文件"),
        .nextMatch: ("下一个匹配项", "下一個符合項目"),
        .nextMonth: ("下个月", "下個月"),
        .ok: ("好", "好"),
        .open: ("打开…", "打開⋯"),
        .page: ("页", "頁"),
        .paste: ("粘贴", "貼上"),
        .popover: ("弹出框", "彈出框"),
        .previousMatch: ("上一个匹配项", "上一個符合項目"),
        .previousMonth: ("上个月", "上個月"),
        .progress: ("进度", "進度"),
        .removeToken: ("移除标记", "移除標記"),
        .rename: ("重命名", "重新命名"),
        .replace: ("替换", "取代"),
        .replaceAll: ("全部替换", "全部取代"),
        .replacement: ("替换内容", "取代內容"),
        .save: ("存储", "儲存"),
        .search: ("搜索", "搜尋"),
        .share: ("分享…", "分享…"),
        .sheet: ("表单", "表單"),
        .skip: ("跳到内容", "跳到內容"),
        .tables: ("表格", "表格"),
        .textFields: ("文本栏", "文字欄位"),
        .time: ("时间", "時間"),
        .settings: ("设置", "設定"),
        .underlinedText: ("下划线文本", "加底線的文字"),
        .unsavedChanges: ("有未存储的更改。", "有未儲存的變更。"),
        .untitled: ("未命名", "未命名"),
        .view: ("显示", "顯示方式"),
        .window: ("窗口", "視窗"),
        .year: ("年", "年"),
    ]
}

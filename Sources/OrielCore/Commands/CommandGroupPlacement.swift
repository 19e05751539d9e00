/// A place in the menu bar.
public struct CommandGroupPlacement: Hashable, Sendable {
    /// The menus in the order of the bar. Menus of the app are before `window`.
    enum Menu: Int, CaseIterable {
        case app, file, edit, format, view, custom, window, help
    }

    let menu: Menu
    /// The order in the menu.
    let rank: Int

    private init(_ menu: Menu, _ rank: Int) {
        self.menu = menu
        self.rank = rank
    }

    public static let appInfo = CommandGroupPlacement(.app, 0)
    public static let appSettings = CommandGroupPlacement(.app, 1)
    public static let systemServices = CommandGroupPlacement(.app, 2)
    public static let appVisibility = CommandGroupPlacement(.app, 3)
    public static let appTermination = CommandGroupPlacement(.app, 4)
    public static let newItem = CommandGroupPlacement(.file, 0)
    public static let saveItem = CommandGroupPlacement(.file, 1)
    public static let importExport = CommandGroupPlacement(.file, 2)
    public static let printItem = CommandGroupPlacement(.file, 3)
    public static let undoRedo = CommandGroupPlacement(.edit, 0)
    public static let pasteboard = CommandGroupPlacement(.edit, 1)
    public static let textEditing = CommandGroupPlacement(.edit, 2)
    public static let textFormatting = CommandGroupPlacement(.format, 0)
    public static let toolbar = CommandGroupPlacement(.view, 0)
    public static let sidebar = CommandGroupPlacement(.view, 1)
    public static let windowSize = CommandGroupPlacement(.window, 0)
    public static let windowArrangement = CommandGroupPlacement(.window, 1)
    public static let windowList = CommandGroupPlacement(.window, 2)
    public static let singleWindowList = CommandGroupPlacement(.window, 3)
    public static let help = CommandGroupPlacement(.help, 0)
}

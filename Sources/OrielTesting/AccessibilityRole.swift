/// The role of an element for assistive technologies, by its name in WAI-ARIA.
///
/// A string literal names a role without a constant here: `host.elements("columnheader")`.
public struct AccessibilityRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name, such as `button`.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a role from its name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The name.
    public var description: String { rawValue }

    // Controls
    public static let button: Self = "button"
    public static let link: Self = "link"
    /// A text field, also one of several lines or for a password.
    public static let textField: Self = "textbox"
    public static let searchField: Self = "searchbox"
    /// A toggle.
    public static let toggle: Self = "switch"
    /// A toggle that looks like a button.
    public static let checkBox: Self = "checkbox"
    public static let radioButton: Self = "radio"
    public static let slider: Self = "slider"
    /// A stepper or a wheel.
    public static let spinButton: Self = "spinbutton"
    /// A picker that opens a menu.
    public static let comboBox: Self = "combobox"
    public static let menuItem: Self = "menuitem"
    public static let tab: Self = "tab"

    // Content
    /// A text that belongs to no other element.
    public static let text: Self = "text"
    public static let heading: Self = "heading"
    public static let image: Self = "img"
    public static let progressBar: Self = "progressbar"
    public static let meter: Self = "meter"
    public static let separator: Self = "separator"

    // Containers
    public static let list: Self = "list"
    public static let listItem: Self = "listitem"
    public static let table: Self = "table"
    public static let row: Self = "row"
    public static let cell: Self = "cell"
    public static let group: Self = "group"
    public static let tabList: Self = "tablist"
    public static let tabPanel: Self = "tabpanel"
    public static let navigation: Self = "navigation"
    public static let search: Self = "search"
    public static let dialog: Self = "dialog"
    public static let alert: Self = "alert"
    public static let alertDialog: Self = "alertdialog"
    public static let menu: Self = "menu"
}

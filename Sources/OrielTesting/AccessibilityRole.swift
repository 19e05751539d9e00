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
    /// A button.
    public static let button: Self = "button"
    /// A link to a page or an address.
    public static let link: Self = "link"
    /// A text field, also one of several lines or for a password.
    public static let textField: Self = "textbox"
    /// The field of a search.
    public static let searchField: Self = "searchbox"
    /// A toggle.
    public static let toggle: Self = "switch"
    /// A toggle that looks like a button.
    public static let checkBox: Self = "checkbox"
    /// One of several options.
    public static let radioButton: Self = "radio"
    /// A slider.
    public static let slider: Self = "slider"
    /// A stepper or a wheel.
    public static let spinButton: Self = "spinbutton"
    /// A picker that opens a menu.
    public static let comboBox: Self = "combobox"
    /// An item of an open menu.
    public static let menuItem: Self = "menuitem"
    /// A tab of a tab view.
    public static let tab: Self = "tab"

    // Content
    /// A text that belongs to no other element.
    public static let text: Self = "text"
    /// A heading or a title.
    public static let heading: Self = "heading"
    /// A picture or a symbol with a name.
    public static let image: Self = "img"
    /// A progress view.
    public static let progressBar: Self = "progressbar"
    /// A gauge.
    public static let meter: Self = "meter"
    /// A divider.
    public static let separator: Self = "separator"

    // Containers
    /// A list or a section of one.
    public static let list: Self = "list"
    /// A row of a list.
    public static let listItem: Self = "listitem"
    /// A table.
    public static let table: Self = "table"
    /// A row of a table.
    public static let row: Self = "row"
    /// A cell of a table.
    public static let cell: Self = "cell"
    /// Views that belong together, with a name.
    public static let group: Self = "group"
    /// The bar of a tab view.
    public static let tabList: Self = "tablist"
    /// The page of a tab.
    public static let tabPanel: Self = "tabpanel"
    /// A bar for navigation.
    public static let navigation: Self = "navigation"
    /// The place of a search field.
    public static let search: Self = "search"
    /// A sheet, a cover or a popover.
    public static let dialog: Self = "dialog"
    /// A message that is announced.
    public static let alert: Self = "alert"
    /// An alert or a confirmation dialog.
    public static let alertDialog: Self = "alertdialog"
    /// An open menu.
    public static let menu: Self = "menu"
}

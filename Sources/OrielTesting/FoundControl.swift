import OrielCore

/// A control on screen and the names by which a test can find it.
struct FoundControl: CustomStringConvertible {
    let id: Element.ID
    let element: Element
    /// The names, starting with the accessible name.
    let names: [String]
    /// Whether the control is in the tree but not visible.
    var isHidden: Bool
    /// Whether the control is a menu item.
    var isInMenu = false

    /// Whether the control accepts typed text.
    var takesText: Bool { [.textField, .secureField, .textEditor, .searchField].contains(element.kind) }

    var isDisabled: Bool { element.attributes.bool(.isDisabled) }

    /// A readable name of the kind: "text field", or "tappable view" for an element that is not a control itself.
    var kind: String {
        switch element.kind {
        case .tap: "tappable view"
        case .gesture: "view with a gesture"
        case .draggable: "draggable view"
        case .dropTarget: "drop target"
        case .hover: "view that observes the pointer"
        case .textField: "text field"
        case .searchField: "search field"
        case .backButton: "back button"
        case .tabItem: "tab"
        case .secureField: "secure field"
        case .textEditor: "text editor"
        case .datePicker: "date picker"
        case .colorPicker: "colour picker"
        case .focusable: "focusable view"
        case .tableHead: "header of a column"
        default: element.kind.rawValue
        }
    }

    var description: String { "\(kind) \"\(names.first ?? "")\"\(isDisabled ? " (disabled)" : "")" }
}

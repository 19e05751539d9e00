import OrielCore

/// A control on screen, with the names a test may call it by.
struct FoundControl: CustomStringConvertible {
    let id: Element.ID
    let element: Element
    /// The accessible name first.
    let names: [String]
    /// Whether it is in the tree but nobody can see it.
    var isHidden: Bool
    /// Whether it is an item of a menu.
    var isInMenu = false

    /// Whether a person can type into it.
    var takesText: Bool { [.textField, .secureField, .textEditor, .searchField].contains(element.kind) }

    var isDisabled: Bool { element.attributes.bool(.isDisabled) }

    /// What a person would call it: "text field", or "tappable view" for what is not a control by itself.
    var kind: String {
        switch element.kind {
        case .tap: "tappable view"
        case .gesture: "view with a gesture"
        case .hover: "view that waits for the pointer"
        case .textField: "text field"
        case .searchField: "search field"
        case .backButton: "back button"
        case .tabItem: "tab"
        case .secureField: "secure field"
        case .textEditor: "text editor"
        case .datePicker: "date picker"
        case .colorPicker: "colour picker"
        case .focusable: "focusable view"
        default: element.kind.rawValue
        }
    }

    var description: String { "\(kind) \"\(names.first ?? "")\"\(isDisabled ? " (disabled)" : "")" }
}

/// The position of an item in a bar.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place: String {
        case automatic, principal, leading, trailing, primaryAction, secondaryAction, confirmationAction
        case cancellationAction, destructiveAction, navigation, status, keyboard, bottomBar, title, subtitle, largeTitle
        case largeSubtitle
    }

    let place: Place

    /// At the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .automatic)
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The primary action, at the trailing end.
    public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
    /// Secondary actions, at the trailing end. Unlike Apple's, not in a menu.
    public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
    /// Completes the task of a sheet, at the trailing end.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
    /// Dismisses a sheet without applying changes, at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
    public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
    /// Navigates elsewhere, at the leading end.
    public static let navigation = ToolbarItemPlacement(place: .navigation)
    /// Shows a status in the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(place: .status)
    /// Above the keyboard while a field is edited.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
    public static let title = ToolbarItemPlacement(place: .title)
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
    public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
    /// A bar below the toolbar of a window of macOS: here, the same as `automatic`.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// A view in the bar of the enclosing page.
public struct ToolbarItem<ID, Content: View> {
    let view: ElementContainer<FixedElement, Content>
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never

    static func makeToolbarViewType() -> ViewType { ViewType.of(ElementContainer<FixedElement, Content>.self) }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        view = ElementContainer(.toolbarItem(placement), content: content)
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an ID. Unlike Apple's, users cannot rearrange items.
    public nonisolated init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        view = ElementContainer(.toolbarItem(placement), content: content)
    }

    /// Creates an item with an ID.
    ///
    /// - Parameter showsByDefault: False for an item that users add themselves, which is not shown: they cannot here.
    public nonisolated init<V: View>(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool,
        @ViewBuilder content: () -> V
    ) where Content == V? {
        view = ElementContainer(.toolbarItem(placement)) { showsByDefault ? content() : nil }
    }
}

/// Several views in the bar of the enclosing page.
public struct ToolbarItemGroup<Content: View> {
    let view: ElementContainer<FixedElement, Content>

    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        view = ElementContainer(.toolbarItem(placement), content: content)
    }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never

    static func makeToolbarViewType() -> ViewType { ViewType.of(ElementContainer<FixedElement, Content>.self) }
}

extension FixedElement {
    fileprivate nonisolated static func toolbarItem(_ placement: ToolbarItemPlacement) -> FixedElement {
        FixedElement(.toolbarItem, [.placement: .string(placement.place.rawValue)])
    }
}

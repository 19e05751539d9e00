/// What users may change of an item of a toolbar. They change none here.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private enum Value: Hashable { case `default`, reorderable, disabled }
    private let value: Value

    public static let `default` = ToolbarCustomizationBehavior(value: .default)
    public static let reorderable = ToolbarCustomizationBehavior(value: .reorderable)
    public static let disabled = ToolbarCustomizationBehavior(value: .disabled)
}

/// How an item of a toolbar is offered to users who customize it. They customize none here.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Sets what users may change of the items. Has no effect: the toolbar of a page has the items of the app.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Sets whether the items are shown at first. Has no effect: the toolbar of a page has the items of the app.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
    /// Hides the items, or shows them.
    public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ToolbarItems(view: hidden ? nil : ToolbarContentView(content: self))
    }

    /// Marks the items as the source of a zoom. Has no effect: what an item presents appears with its usual animation.
    public nonisolated func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID
    ) -> some ToolbarContent { self }
}

extension ToolbarItemGroup {
    /// Creates a group of items with a label, which Apple's systems show instead of them where there is no space.
    ///
    /// - Parameter label: Has no effect: the items are shown.
    public nonisolated init<L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }
}

/// The tabs of a tab view, as a value of their own.
///
///     @TabContentBuilder<Int>
///     private var moreTabs: some TabContent<Int> {
///         Tab("Saved", systemImage: "bookmark", value: 2) { SavedView() }
///         Tab("Trash", systemImage: "trash", value: 3) { TrashView() }
///     }
///
/// Unlike Apple's, tabs are views, and a type of the app need not conform to this protocol to group them.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
    /// The type of the tab view's selection.
    associatedtype TabValue
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
}

extension TabSection: TabContent where Content: View {
    public typealias TabValue = SelectionValue
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

/// Several tabs, or tabs with a modifier.
public struct _TabGroup<TabValue, Content: View> {
    private let content: Content

    nonisolated init(_ content: Content) { self.content = content }
}

extension _TabGroup: TabContent {
    public var body: some View { content }
}

/// A result builder that combines tabs.
@resultBuilder
public struct TabContentBuilder<TabValue> {
    public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TabGroup<TabValue, TupleView<(repeat each Content)>> {
        _TabGroup(TupleView((repeat each content)))
    }

    public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabGroup<TabValue, Content?> {
        _TabGroup(content)
    }

    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        first: TrueContent
    ) -> _TabGroup<TabValue, _ConditionalContent<TrueContent, FalseContent>> {
        _TabGroup(_ConditionalContent(storage: .trueContent(first)))
    }

    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        second: FalseContent
    ) -> _TabGroup<TabValue, _ConditionalContent<TrueContent, FalseContent>> {
        _TabGroup(_ConditionalContent(storage: .falseContent(second)))
    }

    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _TabGroup<TabValue, AnyView>
    {
        _TabGroup(AnyView(content))
    }
}

// Modifiers of views that keep the type of the selection.
extension TabContent {
    /// Shows a number as a badge of the tab; 0 hides the badge.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        _TabGroup<TabValue, _>(modifier(BadgeModifier(text: count == 0 ? nil : Text("\(count)"))))
    }

    /// Shows a text as a badge of the tab.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        _TabGroup<TabValue, _>(modifier(BadgeModifier(text: label)))
    }

    /// Shows a text as a badge of the tab.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        _TabGroup<TabValue, _>(modifier(BadgeModifier(text: key.map { Text($0) })))
    }

    /// Shows a text as a badge of the tab.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Disables or enables the tab.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        _TabGroup<TabValue, _>(environment(\.isEnabled, !disabled))
    }

    /// Removes the tab from the tab bar, or shows it.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        let content: _ConditionalContent<EmptyView, Self> =
            hidden
            ? _ConditionalContent(storage: .trueContent(EmptyView()))
            : _ConditionalContent(storage: .falseContent(self))
        return _TabGroup<TabValue, _>(content)
    }
}

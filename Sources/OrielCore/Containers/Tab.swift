/// One tab of a `TabView`, with its label.
///
///     TabView(selection: $tab) {
///         Tab("Feed", systemImage: "house", value: .feed) { FeedView() }
///     }
public struct Tab<Value, Content, Label> {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let rawValue: Int

    /// A search tab, which is separated from the other tabs.
    public static let search = TabRole(rawValue: 0)
}

extension Tab: View where Value: Hashable, Content: View, Label: View {
    public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, role: nil, content: content(), label: label())
    }

    public nonisolated init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }

    public var body: some View {
        content.modifier(TabItemModifier(label: label, tag: value.map { AnyHashable($0) }, role: role))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: nil, content: content(), label: label())
    }

    public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel {
    private let label: OrielCore.Label<Text, Image>?

    nonisolated init(_ label: OrielCore.Label<Text, Image>) { self.label = label }

    /// The label of a tab with a role and no label of its own.
    nonisolated init(role: TabRole?) {
        label =
            role == .search
            ? OrielCore.Label {
                SystemWord.search.text
            } icon: {
                Image(systemName: "magnifyingglass")
            } : nil
    }
}

extension DefaultTabLabel: View {
    public var body: some View { label }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab whose label is that of its role. Without a role, it has none.
    public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content(), label: Self.label(Text(titleKey), systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: nil, content: content(), label: Self.label(Text(title), systemImage))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: Self.label(Text(titleKey), systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: Self.label(Text(title), systemImage))
    }

    fileprivate nonisolated static func label(_ title: Text, _ systemImage: String) -> DefaultTabLabel {
        DefaultTabLabel(
            OrielCore.Label {
                title
            } icon: {
                Image(systemName: systemImage)
            }
        )
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab whose label is that of its role. Without a role, it has none.
    public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: Self.label(Text(titleKey), systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: Self.label(Text(title), systemImage))
    }
}

// A tab view whose selection can be nil has tabs with the values of the wrapped type.
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init<T: Hashable>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: T,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(value: value, role: nil, content: content(), label: Self.label(Text(titleKey), systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, T: Hashable>(
        _ title: S,
        systemImage: String,
        value: T,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(value: value, role: nil, content: content(), label: Self.label(Text(title), systemImage))
    }
}

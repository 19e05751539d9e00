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

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let rawValue: Int

    /// The tab searches; it stands apart from the others.
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

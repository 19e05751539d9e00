extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and an image of an asset catalogue.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: Self.label(Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: Self.label(Text(title), image: Image(image)))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: Self.label(Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: Self.label(Text(title), image: Image(image)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and an image of an asset catalogue.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: Self.label(Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: Self.label(Text(title), image: Image(image)))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: Self.label(Text(titleKey), image: Image(image)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: Self.label(Text(title), image: Image(image)))
    }
}

extension Tab where Label == DefaultTabLabel {
    private nonisolated static func label(_ title: Text, image: Image) -> DefaultTabLabel {
        DefaultTabLabel(
            OrielCore.Label {
                title
            } icon: {
                image
            }
        )
    }
}

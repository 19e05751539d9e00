extension Menu where Label == OrielCore.Label<Text, Image> {
    /// Creates a menu with an image of an asset catalogue before its title.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(label: Label(titleKey, image: image), content: content(), primaryAction: nil)
    }

    /// Creates a menu with an image of an asset catalogue before its title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(label: Label(title, image: image), content: content(), primaryAction: nil)
    }

    /// Creates a menu with an image of an asset catalogue before its title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Label(titleKey, image: image), content: content(), primaryAction: nil)
    }

    /// Creates a menu with an image of an asset catalogue before its title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: Label(title, image: image), content: content(), primaryAction: nil)
    }

    /// Creates a menu with an image before its title that opens on a long press; a tap runs an action.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with an image before its title that opens on a long press; a tap runs an action.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Label(title, image: image), content: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with an image before its title that opens on a long press; a tap runs an action.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
    }
}

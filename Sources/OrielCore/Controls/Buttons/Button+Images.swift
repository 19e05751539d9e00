extension Button where Label == OrielCore.Label<Text, Image> {
    /// Creates a button with an image of an asset catalogue before its title.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { OrielCore.Label(titleKey, image: image) }
    }

    /// Creates a button with an image of an asset catalogue before its title.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { OrielCore.Label(title, image: image) }
    }
}

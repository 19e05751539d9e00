// Hints for presentations and dialogs.

/// Whether the views behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()

    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// Whether a swipe in a sheet changes its height or scrolls its content first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private enum Value: Hashable { case automatic, resizes, scrolls }
    private let value: Value

    public static let automatic = PresentationContentInteraction(value: .automatic)
    public static let resizes = PresentationContentInteraction(value: .resizes)
    public static let scrolls = PresentationContentInteraction(value: .scrolls)
}

/// The importance of a dialog.
public struct DialogSeverity: Hashable, Sendable {
    private enum Value: Hashable { case automatic, standard, critical }
    private let value: Value

    public static let automatic = DialogSeverity(value: .automatic)
    public static let standard = DialogSeverity(value: .standard)
    public static let critical = DialogSeverity(value: .critical)
}

extension View {
    /// Sets whether the views behind a presentation can be used. Has no effect: views behind a presentation receive no
    /// events.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        withoutEffect(self, "views behind a presentation receive no events")
    }

    /// Sets what a swipe in a sheet does first. Has no effect: content that can be scrolled is scrolled.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        withoutEffect(self, "content that can be scrolled is scrolled")
    }

    /// Sets the icon of dialogs. Has no effect: dialogs have no icon, as on iOS.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View {
        withoutEffect(self, "dialogs have no icon, as on iOS")
    }

    /// Sets the importance of dialogs. Has no effect: all dialogs look the same, as on iOS.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
        withoutEffect(self, "all dialogs look the same, as on iOS")
    }
}

// The system interface around an app. A page has none: the browser's own belongs to the user.

extension View {
    /// Hides the status bar. Has no effect: a page has no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar. Has no effect: a page has no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Hides the home indicator and the like. Has no effect: a page cannot hide parts of the system.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Gives gestures of the app precedence over those of the system. Has no effect: a page cannot take gestures of the system.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

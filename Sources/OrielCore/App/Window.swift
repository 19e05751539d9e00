/// A scene with a single window.
///
/// Unlike Apple's, each browser window that shows the app has one, and `openWindow` opens another tab each time.
public struct Window<Content: View> {
    let group: WindowGroup<Content>

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        group = WindowGroup(title: title, id: id, content: content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension Window: Scene {
    public var body: some Scene { group }
}

/// A scene whose windows show the same content.
///
/// A browser that opens the app shows the first group. `openWindow` opens tabs that show the others, by their ids and the types of their
/// values.
public struct WindowGroup<Content: View> {
    let title: Text?
    let id: String?
    let content: Content

    nonisolated init(title: Text?, id: String?, content: Content) {
        self.title = title
        self.id = id
        self.content = content
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension WindowGroup {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, id: nil, content: content())
    }

    /// - Parameter id: The group's identifier for `openWindow`.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: nil, content: content())
    }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, content: content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: nil, content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: id, content: content())
    }
}

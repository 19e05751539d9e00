/// A view that is updated only if it differs from its previous value according to `==`.
///
/// Without this wrapper, views that conform to `Equatable` are also compared with `==`.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

extension EquatableView: View {
    public var body: Content { content }
}

extension View where Self: Equatable {
    /// Updates this view only if it differs from its previous value according to `==`.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

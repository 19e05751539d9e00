/// A view that is updated only when it differs from its predecessor by its own `==`.
///
/// A view that conforms to `Equatable` is compared with `==` even without it.
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
    /// Compares this view with its predecessor by its own `==`.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

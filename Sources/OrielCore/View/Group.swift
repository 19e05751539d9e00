/// Several views that share modifiers; a group has no layout of its own.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A group is laid out in memory as its only field, so the content's own nodes can take its values.
    package static func makeViewType() -> ViewType { ViewType.of(Content.self) }
}

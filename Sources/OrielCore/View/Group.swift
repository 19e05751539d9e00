/// Several views or scenes that share modifiers; a group has no layout of its own. A modifier is applied to each view.
public struct Group<Content> {
    let content: Content

    public typealias Body = Never
}

// A group has the memory layout of its only field, so the content's own nodes can take its values.

extension Group: View, PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    package static func makeViewType() -> ViewType { ViewType.of(Content.self) }
}

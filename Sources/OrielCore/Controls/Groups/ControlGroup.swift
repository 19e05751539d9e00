/// A group of related controls in a row. Unlike Apple's, it has no custom styles.
public struct ControlGroup<Content> {
    let content: Content
    let label: AnyView?

    nonisolated init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }
}

extension ControlGroup: View where Content: View {
    public var body: some View {
        PlainElement(
            kind: .controlGroup,
            content: TupleView((label.map { label in ControlLabel { label } }, content))
        )
    }

    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content(), label: AnyView(label()))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }
}

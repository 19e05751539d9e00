/// A group of related views in a box with a title.
public struct GroupBox<Label, Content> {
    let label: Label?
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    nonisolated init(label: Label?, content: Content) {
        self.label = label
        self.content = content
    }
}

extension GroupBox: View where Label: View, Content: View {
    public var body: some View {
        if let style, style.name == nil, let custom = style.style as? any GroupBoxStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
            PlainElement(
                kind: .groupBox,
                content: TupleView((label.map { label in ControlLabel { label } }, VStack { content }))
            )
        }
    }

    private func styled<Style: GroupBoxStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(label),
            content: GroupBoxStyleConfiguration.Content(content)
        )
        return AnyView(
            GroupBoxStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<GroupBoxStyleConfiguration>(outer: outer))
        )
    }
}

extension GroupBox where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @available(*, deprecated, renamed: "GroupBox(content:label:)")
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }
}

extension GroupBox where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

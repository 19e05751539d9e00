/// A group of related controls.
///
///     ControlGroup("Edit", systemImage: "pencil") {
///         Button("Cut", systemImage: "scissors") { cut() }
///         Button("Copy", systemImage: "doc.on.doc") { copy() }
///     }
public struct ControlGroup<Content> {
    let content: Content
    let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    nonisolated init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }
}

extension ControlGroup: View where Content: View {
    public var body: some View {
        if let style, style.name == nil, let custom = style.style as? any ControlGroupStyle {
            styled(custom, outer: style.outer?.layer)
        } else {
            PlainElement(
                kind: .controlGroup,
                content: TupleView((label.map { label in ControlLabel { label } }, content))
            )
        }
    }

    private func styled<Style: ControlGroupStyle>(_ style: Style, outer: StyleLayer?) -> AnyView {
        let configuration = ControlGroupStyleConfiguration(
            content: ControlGroupStyleConfiguration.Content(content),
            label: ControlGroupStyleConfiguration.Label(label)
        )
        return AnyView(
            ControlGroupStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<ControlGroupStyleConfiguration>(outer: outer))
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

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
    }

    /// Creates a group with an image of the app's asset catalogue in its label.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: AnyView(Label(titleKey, image: image)))
    }

    /// Creates a group with an image of the app's asset catalogue in its label.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: AnyView(Label(title, image: image)))
    }
}

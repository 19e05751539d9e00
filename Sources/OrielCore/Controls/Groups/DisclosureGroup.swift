/// A title that shows or hides the content below it when tapped.
public struct DisclosureGroup<Label, Content> {
    private let label: Label
    private let content: () -> Content
    /// Nil if the group keeps the state itself.
    private let isExpanded: Binding<Bool>?
    @State private var isOpen: Bool
    @Environment(\.disclosureGroupStyle) private var style

    private nonisolated init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label
        _isOpen = State(initialValue: false)
    }
}

extension DisclosureGroup: View where Label: View, Content: View {
    public var body: some View {
        let isOn = isExpanded ?? $isOpen
        if let style, style.name == nil, let custom = style.style as? any DisclosureGroupStyle {
            styled(custom, isOn: isOn, outer: style.outer?.layer)
        } else {
            plain(isOn)
        }
    }

    private func plain(_ isOn: Binding<Bool>) -> some View {
        PlainElement(
            kind: .disclosure,
            content: TupleView(
                (
                    DisclosureButton(
                        elementDescription: DisclosureButtonDescription(isOn: isOn),
                        content: label
                    ),
                    isOn.wrappedValue ? content() : nil
                )
            )
        )
    }

    private func styled<Style: DisclosureGroupStyle>(
        _ style: Style,
        isOn: Binding<Bool>,
        outer: StyleLayer?
    ) -> AnyView {
        let configuration = DisclosureGroupStyleConfiguration(
            label: DisclosureGroupStyleConfiguration.Label(label),
            content: DisclosureGroupStyleConfiguration.Content(content()),
            isExpanded: isOn
        )
        return AnyView(
            DisclosureGroupStyleBody(style: style, configuration: configuration)
                .modifier(OuterStyleModifier<DisclosureGroupStyleConfiguration>(outer: outer))
        )
    }

    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, content: content, label: label())
    }

    /// - Parameter isExpanded: Whether the content is shown.
    public nonisolated init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: .some(isExpanded), content: content, label: label())
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, content: content, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, content: content, label: Text(label))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: .some(isExpanded), content: content, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: .some(isExpanded), content: content, label: Text(label))
    }
}

private struct DisclosureButton<Content: View> {
    let elementDescription: DisclosureButtonDescription
    let content: Content
}

extension DisclosureButton: ContainerElementView {
    typealias Body = Never
}

private struct DisclosureButtonDescription: ElementDescription {
    let isOn: Binding<Bool>

    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [.role: .string("disclosure"), .isOn: .bool(isOn.wrappedValue)]
        environment.describeControl(in: &attributes)
        return Element(.button, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        // Opening is animated, as on Apple's systems.
        if event == .tap { withAnimation { isOn.wrappedValue.toggle() } }
    }
}

/// A group of rows with a header above and a footer below.
///
/// Outside of lists and lazy containers, the header, the content and the footer are shown one after the other without
/// decoration.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View {
        SectionContainer(
            elementDescription: SectionDescription(isExpanded: isExpanded),
            content: TupleView(
                (
                    Parent.self == EmptyView.self
                        ? nil
                        : SectionPart(SectionPartDescription(kind: .sectionHeader, isExpanded: isExpanded), header),
                    isExpanded?.wrappedValue == false ? nil : SectionRows(content: content),
                    Footer.self == EmptyView.self || isExpanded?.wrappedValue == false
                        ? nil : SectionPart(SectionPartDescription(kind: .sectionFooter), footer)
                )
            )
        )
    }

    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }

    @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }

    @available(*, deprecated, message: "Use init(content:footer:) instead.")
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section that the user can collapse and expand by tapping its header.
    public nonisolated init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @available(*, deprecated, message: "Use init(content:header:) instead.")
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section that the user can collapse and expand by tapping its title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section that the user can collapse and expand by tapping its title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// The element of a section.
private struct SectionContainer<Content: View> {
    let elementDescription: SectionDescription
    let content: Content
}

extension SectionContainer: ContainerElementView {
    typealias Body = Never

    static var rowRole: RowRole { .group }
}

/// The rows between the header and the footer of a section.
private struct SectionRows<Content: View> {
    let elementDescription = SimpleElement(element: Element(.sectionRows))
    let content: Content
}

extension SectionRows: ContainerElementView {
    typealias Body = Never

    static var rowRole: RowRole { .group }
}

private struct SectionDescription {
    let isExpanded: Binding<Bool>?
}

extension SectionDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.section)
        if let isExpanded { element.attributes[.isExpanded] = .bool(isExpanded.wrappedValue) }
        element.attributes.set(.isProminent, environment.headerProminence == .increased)
        element.attributes.set(.sectionSpacing, environment.listSectionSpacing)
        environment.sectionSeparators.describe(&element)
        environment.sectionMargins.describe(&element)
        return element
    }
}

/// The header or footer of a section.
private struct SectionPart<Content: View> {
    let elementDescription: SectionPartDescription
    let content: Content

    init(_ description: SectionPartDescription, _ content: Content) {
        elementDescription = description
        self.content = content
    }
}

extension SectionPart: ContainerElementView {
    typealias Body = Never

    static var rowRole: RowRole { .part }
}

private struct SectionPartDescription {
    let kind: Element.Kind
    var isExpanded: Binding<Bool>?
}

extension SectionPartDescription: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(kind)
        if kind == .sectionHeader {
            element.attributes.set(.isProminent, environment.headerProminence == .increased)
        }
        if let isExpanded {
            element.attributes[.isExpanded] = .bool(isExpanded.wrappedValue)
            element.events = .tap
        }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if event == .tap, let isExpanded { isExpanded.wrappedValue.toggle() }
    }
}

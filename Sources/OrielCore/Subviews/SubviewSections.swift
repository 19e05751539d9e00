/// A section of a container's content.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section in its container.
    public struct ID: Hashable {
        var path: [AnyHashable]
    }

    public var id: ID
    public var containerValues: ContainerValues
    public var header: SubviewsCollection
    public var content: SubviewsCollection
    public var footer: SubviewsCollection
}

/// The sections of a container's content. Views outside of sections form sections without header and footer.
public struct SectionCollection: RandomAccessCollection {
    public typealias Index = Int
    public typealias SubSequence = Slice<SectionCollection>

    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a view, found in its value.
private struct SectionList {
    private(set) var sections: [SectionConfiguration] = []
    /// Views since the last section.
    private var loose: [Subview] = []

    nonisolated init(of view: some View) {
        append(view, at: [], values: ContainerValues())
        endLoose()
    }

    private nonisolated mutating func append(_ view: some View, at path: [AnyHashable], values: ContainerValues) {
        if let section = view as? any SectionView {
            endLoose()
            sections.append(section.configuration(at: path, values: values))
        } else if let container = view as? any ViewContainer {
            for part in container.parts {
                append(part.view, at: path + (part.place.map { [$0] } ?? []), values: values)
            }
        } else if let change = view as? any SubviewChange, Self.containsSection(change.content) {
            var own = values
            (change as? any ModifiedView)?.write(to: &own)
            append(change.content, at: path, values: own)
        } else {
            loose += SubviewList(of: view, at: path).subviews
        }
    }

    private nonisolated static func containsSection(_ view: some View) -> Bool {
        if view is any SectionView { return true }
        if let container = view as? any ViewContainer { return container.parts.contains { containsSection($0.view) } }
        return (view as? any SubviewChange).map { containsSection($0.content) } ?? false
    }

    private nonisolated mutating func endLoose() {
        guard let first = loose.first else { return }
        let none = SubviewsCollection(subviews: [])
        sections.append(
            SectionConfiguration(
                id: SectionConfiguration.ID(path: ["views"] + first.id.path),
                containerValues: ContainerValues(),
                header: none,
                content: SubviewsCollection(subviews: loose),
                footer: none
            )
        )
        loose = []
    }
}

private nonisolated protocol SectionView {
    func configuration(at path: [AnyHashable], values: ContainerValues) -> SectionConfiguration
}

extension Section: SectionView where Parent: View, Content: View, Footer: View {
    fileprivate nonisolated func configuration(at path: [AnyHashable], values: ContainerValues) -> SectionConfiguration
    {
        SectionConfiguration(
            id: SectionConfiguration.ID(path: path),
            containerValues: values,
            header: SubviewsCollection(of: header),
            content: SubviewsCollection(of: content),
            footer: SubviewsCollection(of: footer)
        )
    }
}

/// A view with a modifier, which may give values to the container.
private nonisolated protocol ModifiedView {
    func write(to values: inout ContainerValues)
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    fileprivate nonisolated func write(to values: inout ContainerValues) {
        (modifier as? any ContainerValueWriting)?.write(to: &values)
    }
}

/// The sections of one view, which `Group(sections:)` arranges.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public var body: some View { content(SectionCollection(of: sections)) }
}

extension SectionCollection {
    nonisolated init(of view: some View) { sections = SectionList(of: view).sections }
}

extension Group {
    /// Arranges the sections of a view.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, content: transform)
    }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    /// Creates a view for each section of a view.
    public nonisolated init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) {
        self.init(data: SectionCollection(of: view), content: content, id: \.id)
    }
}

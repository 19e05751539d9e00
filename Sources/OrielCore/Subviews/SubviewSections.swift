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

/// A view that is a section, or may contain some.
private nonisolated protocol SectionSource {
    func collectSections(into list: inout SectionList, at path: [AnyHashable], values: ContainerValues)
}

private struct SectionList {
    var sections: [SectionConfiguration] = []
    /// Views since the last section.
    private var loose: [Subview] = []

    nonisolated init(of view: some View) {
        append(view, at: [], values: ContainerValues())
        endLoose()
    }

    nonisolated mutating func append(_ view: some View, at path: [AnyHashable], values: ContainerValues) {
        if let source = view as? any SectionSource {
            source.collectSections(into: &self, at: path, values: values)
        } else {
            appendViews(view, at: path)
        }
    }

    nonisolated mutating func appendViews(_ view: some View, at path: [AnyHashable]) {
        loose += SubviewsCollection(of: view).map { subview in
            var subview = subview
            subview.id.path = path + subview.id.path
            return subview
        }
    }

    nonisolated mutating func append(_ section: SectionConfiguration) {
        endLoose()
        sections.append(section)
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

extension Section: SectionSource where Parent: View, Content: View, Footer: View {
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        list.append(
            SectionConfiguration(
                id: SectionConfiguration.ID(path: path),
                containerValues: values,
                header: SubviewsCollection(of: header),
                content: SubviewsCollection(of: content),
                footer: SubviewsCollection(of: footer)
            )
        )
    }
}

extension TupleView: SectionSource {
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        for (place, child) in Mirror(reflecting: value).children.enumerated() {
            if let view = child.value as? any View { list.append(view, at: path + [place], values: values) }
        }
    }
}

extension Group: SectionSource where Content: View {
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        list.append(content, at: path, values: values)
    }
}

extension Optional: SectionSource where Wrapped: View {
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        if let self { list.append(self, at: path, values: values) }
    }
}

extension _ConditionalContent: SectionSource where TrueContent: View, FalseContent: View {
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        switch storage {
        case .trueContent(let view): list.append(view, at: path + [true], values: values)
        case .falseContent(let view): list.append(view, at: path + [false], values: values)
        }
    }
}

extension ForEach: SectionSource where Content: View {
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        for element in data { list.append(content(element), at: path + [AnyHashable(id(element))], values: values) }
    }
}

extension ModifiedContent: SectionSource where Content: View, Modifier: ViewModifier {
    /// The values of a modified section are its own. Other modifiers of sections have no effect on their parts.
    fileprivate nonisolated func collectSections(
        into list: inout SectionList,
        at path: [AnyHashable],
        values: ContainerValues
    ) {
        var own = values
        (modifier as? any ContainerValueWriting)?.write(to: &own)
        var inner = SectionList(of: EmptyView())
        inner.append(content, at: path, values: own)
        if inner.sections.isEmpty {
            list.appendViews(self, at: path)
        } else {
            inner.sections.forEach { list.append($0) }
        }
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

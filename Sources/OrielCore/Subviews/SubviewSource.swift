/// A view whose subviews can be found in its value, before it is mounted.
nonisolated protocol SubviewSource {
    func collectSubviews(into list: inout SubviewList)
}

/// The subviews that have been found so far.
struct SubviewList {
    var subviews: [Subview] = []
    /// The place at which subviews are found.
    fileprivate var path: [AnyHashable] = []

    /// Adds the subviews of a view.
    nonisolated mutating func append(_ view: some View) {
        if let source = view as? any SubviewSource {
            source.collectSubviews(into: &self)
        } else {
            appendOne(view)
        }
    }

    /// Adds a view as one subview.
    nonisolated mutating func appendOne(_ view: some View) {
        subviews.append(
            Subview(
                id: Subview.ID(path: path),
                containerValues: ContainerValues(),
                view: AnyView(view),
                explicitID: nil
            )
        )
    }

    /// Adds subviews whose place in the view being read is the given one.
    nonisolated mutating func descend(to place: AnyHashable, _ body: (inout SubviewList) -> Void) {
        path.append(place)
        body(&self)
        path.removeLast()
    }

    /// Returns the subviews of a view at the current place, without adding them.
    nonisolated func found(in view: some View) -> [Subview] {
        var list = SubviewList()
        list.path = path
        list.append(view)
        return list.subviews
    }
}

extension SubviewsCollection {
    nonisolated init(of view: some View) {
        var list = SubviewList()
        list.append(view)
        subviews = list.subviews
    }
}

extension TupleView: SubviewSource {
    nonisolated func collectSubviews(into list: inout SubviewList) {
        for (place, child) in Mirror(reflecting: value).children.enumerated() {
            guard let view = child.value as? any View else { continue }
            list.descend(to: AnyHashable(place)) { $0.append(view) }
        }
    }
}

extension EmptyView: SubviewSource {
    nonisolated func collectSubviews(into list: inout SubviewList) {}
}

extension Group: SubviewSource where Content: View {
    nonisolated func collectSubviews(into list: inout SubviewList) { list.append(content) }
}

extension AnyView: SubviewSource {
    nonisolated func collectSubviews(into list: inout SubviewList) { list.append(box.view) }
}

extension Optional: SubviewSource where Wrapped: View {
    nonisolated func collectSubviews(into list: inout SubviewList) {
        if let self { list.append(self) }
    }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
    nonisolated func collectSubviews(into list: inout SubviewList) {
        switch storage {
        case .trueContent(let view): list.descend(to: true) { $0.append(view) }
        case .falseContent(let view): list.descend(to: false) { $0.append(view) }
        }
    }
}

extension ForEach: SubviewSource where Content: View {
    nonisolated func collectSubviews(into list: inout SubviewList) {
        for element in data {
            let id = AnyHashable(id(element))
            let first = list.subviews.count
            list.descend(to: id) { $0.append(content(element)) }
            if list.subviews.count == first + 1 {
                list.subviews[first].explicitID = list.subviews[first].explicitID ?? id
            }
        }
    }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
    nonisolated func collectSubviews(into list: inout SubviewList) {
        list.descend(to: "header") { $0.append(header) }
        list.descend(to: "content") { $0.append(content) }
        list.descend(to: "footer") { $0.append(footer) }
    }
}

extension SubviewsCollection: SubviewSource {
    nonisolated func collectSubviews(into list: inout SubviewList) { list.subviews += subviews }
}

extension SubviewsCollectionSlice: SubviewSource {
    nonisolated func collectSubviews(into list: inout SubviewList) { list.subviews += subviews }
}

extension IDView: SubviewSource where Content: View {
    nonisolated func collectSubviews(into list: inout SubviewList) {
        let found = list.found(in: content)
        guard found.count == 1, var subview = found.first else { return list.subviews += found }
        subview = Subview(
            id: Subview.ID(path: subview.id.path + [AnyHashable(id)]),
            containerValues: subview.containerValues,
            view: AnyView(self),
            explicitID: AnyHashable(id)
        )
        list.subviews.append(subview)
    }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
    /// A modifier of several views is applied to each, unless it has a body, which gets them all.
    nonisolated func collectSubviews(into list: inout SubviewList) {
        let found = list.found(in: content)
        let isForEach = Modifier.self is any PrimitiveModifier.Type || modifier is any ContainerValueWriting
        guard found.count == 1 || isForEach else { return list.appendOne(self) }
        for subview in found {
            var values = subview.containerValues
            (modifier as? any ContainerValueWriting)?.write(to: &values)
            list.subviews.append(
                Subview(
                    id: subview.id,
                    containerValues: values,
                    view: found.count == 1 ? AnyView(self) : AnyView(subview.view.modifier(modifier)),
                    explicitID: subview.explicitID
                )
            )
        }
    }
}

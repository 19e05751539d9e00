/// The subviews of a view, found in its value.
struct SubviewList {
    private(set) var subviews: [Subview] = []
    /// The place at which subviews are found.
    private var path: [AnyHashable] = []

    nonisolated init(of view: some View, at path: [AnyHashable] = []) {
        self.path = path
        append(view)
    }

    private nonisolated mutating func append(_ view: some View) {
        if let found = view as? any SubviewSequence {
            subviews += found.subviewList
        } else if let container = view as? any ViewContainer {
            for part in container.parts { append(part) }
        } else if let change = view as? any SubviewChange,
            let changed = change.changed(SubviewList(of: change.content, at: path).subviews)
        {
            subviews += changed
        } else {
            subviews.append(
                Subview(id: Subview.ID(path: path), containerValues: ContainerValues(), view: AnyView(view))
            )
        }
    }

    private nonisolated mutating func append(_ part: ViewPart) {
        let first = subviews.count
        if let place = part.place { path.append(place) }
        append(part.view)
        if part.place != nil { path.removeLast() }
        if let id = part.id, subviews.count == first + 1, subviews[first].explicitID == nil {
            subviews[first].explicitID = id
        }
    }
}

extension SubviewsCollection {
    package nonisolated init(of view: some View) { subviews = SubviewList(of: view).subviews }
}

/// Subviews that have been found already.
private nonisolated protocol SubviewSequence {
    var subviewList: [Subview] { get }
}

extension SubviewsCollection: SubviewSequence {
    fileprivate nonisolated var subviewList: [Subview] { subviews }
}

extension SubviewsCollectionSlice: SubviewSequence {
    fileprivate nonisolated var subviewList: [Subview] { Array(subviews) }
}

/// A view that changes each subview of its content.
nonisolated protocol SubviewChange<Content> {
    associatedtype Content: View

    var content: Content { get }
    /// Returns the subviews of the content as the view shows them; nil if the view is one subview.
    func changed(_ subviews: [Subview]) -> [Subview]?
}

extension IDView: SubviewChange where Content: View {
    nonisolated func changed(_ subviews: [Subview]) -> [Subview]? {
        guard subviews.count == 1, var subview = subviews.first else { return subviews }
        subview.id.path.append(AnyHashable(id))
        subview.explicitID = AnyHashable(id)
        subview.view = AnyView(self)
        return [subview]
    }
}

extension ModifiedContent: SubviewChange where Content: View, Modifier: ViewModifier {
    /// A modifier of several views is applied to each, unless it has a body, which gets them all.
    nonisolated func changed(_ subviews: [Subview]) -> [Subview]? {
        let writing = modifier as? any ContainerValueWriting
        guard subviews.count == 1 || writing != nil || Modifier.self is any PrimitiveModifier.Type else { return nil }
        return subviews.map { subview in
            var changed = subview
            writing?.write(to: &changed.containerValues)
            changed.view = subviews.count == 1 ? AnyView(self) : AnyView(subview.view.modifier(modifier))
            return changed
        }
    }
}

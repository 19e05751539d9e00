/// One of the views that make up a container's content.
///
/// Unlike Apple's, a view with a body of its own is one subview, even if the body has several views.
public struct Subview: Identifiable {
    /// The identity of a subview in its container.
    public struct ID: Hashable {
        /// The places of the view and of the views around it, outermost first.
        var path: [AnyHashable]
    }

    public var id: ID
    public var containerValues: ContainerValues
    var view: AnyView
    /// The id that the app has given the view.
    var explicitID: AnyHashable?
}

extension Subview: View {
    public var body: some View { view }
}

/// The subviews of a container's content.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a container's content.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// The subviews of one view, which `Group(subviews:)` arranges.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group {
    /// Arranges the subviews of a view.
    ///
    ///     Group(subviews: content) { subviews in
    ///         HStack {
    ///             subviews.first
    ///             VStack { subviews.dropFirst() }
    ///         }
    ///     }
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// Creates a view for each subview of a view.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(data: SubviewsCollection(of: view), content: content, id: \.id)
    }
}

/// Views created from the elements of a collection. Rows are identified by ids, so that they keep their state when they
/// move.
///
/// If ids are not unique, a warning is logged once, and rows with the same id may exchange their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// What users can change; nil if that is said by modifiers only.
    let edits: RowEdits?
    /// Whether the elements have no ids, so that a row is known by its position.
    let lacksIDs: Bool

    /// Creates a collection of views, or of the content of charts.
    package nonisolated init(
        data: Data,
        content: @escaping (Data.Element) -> Content,
        id: @escaping (Data.Element) -> ID,
        edits: RowEdits? = nil,
        lacksIDs: Bool = false
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.edits = edits
        self.lacksIDs = lacksIDs
    }
}

extension ForEach where Content: View {
    /// Creates rows identified by a key path.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates rows identified by their elements' ids.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates rows for a range of numbers, which are also the ids.
    ///
    /// If the range changes, a warning is logged once: as the numbers are no ids of what the rows show, rows may get the state of others.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, lacksIDs: true)
    }
}

extension ForEach where Content: View {
    /// Creates rows with bindings to their elements, identified by the elements' ids.
    public nonisolated init<C>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates rows with bindings to their elements, identified by a key path.
    public nonisolated init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0, of: elements)) },
            id: { $0.1 }
        )
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    package static func makeViewType() -> ViewType { ForEachViewType<Data, ID, Content>() }
}

/// A view that consists of several views, which a container such as `List` can handle separately.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

import Foundation

/// Rows for a tree of values: a row with children shows them below it when tapped.
///
///     OutlineGroup(folders, children: \.content) { Text($0.name) }
///
/// In a list each value is a row. Rows remember which of their children are open while they themselves are closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let outline: Outline<Data, ID, Leaf>
    let roots: Roots
    @State private var memory = OutlineMemory<ID>()

    enum Roots {
        case one(Data.Element)
        case many(Data)
    }

    nonisolated init(outline: Outline<Data, ID, Leaf>, roots: Roots) {
        self.outline = outline
        self.roots = roots
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        switch roots {
        case .one(let root): OutlineNode(outline: outline, element: root, depth: 0, memory: memory)
        case .many(let data): OutlineRows(outline: outline, data: data, depth: 0, memory: memory)
        }
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// Creates rows for a value and its children.
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<DataElement>(
        _ root: DataElement,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// Creates rows for values and their children.
    ///
    /// - Parameter children: The children of a value; nil for a value that can have none.
    public nonisolated init<DataElement>(
        _ data: Data,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates rows for a value and its children, identified by a key path.
    public nonisolated init<DataElement>(
        _ root: DataElement,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(outline: Outline(id: id, children: children, content: content), roots: .one(root))
    }

    /// Creates rows for values and their children, identified by a key path.
    public nonisolated init<DataElement>(
        _ data: Data,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(outline: Outline(id: id, children: children, content: content), roots: .many(data))
    }
}

/// The rows below an open row of an outline.
public struct OutlineSubgroupChildren: View {
    let content: AnyView

    public var body: some View { content }
}

/// The functions that describe a tree of values.
struct Outline<Data: RandomAccessCollection, ID: Hashable, Content> {
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Content
    /// Whether only an arrow opens a row, because the rows contain controls.
    var hasControls = false
}

extension Outline {
    /// Describes a tree by key paths.
    nonisolated init(
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        content: @escaping (Data.Element) -> Content
    ) {
        self.id = { $0[keyPath: id] }
        self.children = { $0[keyPath: children] }
        self.content = content
    }

    /// Describes a tree of bindings.
    nonisolated init<C: MutableCollection & RandomAccessCollection>(
        id: KeyPath<C.Element, ID>,
        children: WritableKeyPath<C.Element, C?>,
        content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.id = { $0.wrappedValue[keyPath: id] }
        self.children = { Binding<C>($0[dynamicMember: children]) }
        self.content = content
        hasControls = true
    }
}

/// The open rows of an outline, also of rows that are not shown at the moment.
final class OutlineMemory<ID: Hashable> {
    var open: Set<ID> = []
}

private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let outline: Outline<Data, ID, Content>
    let data: Data
    let depth: Int
    let memory: OutlineMemory<ID>

    var body: some View {
        ForEach(
            data: data,
            content: { OutlineNode(outline: outline, element: $0, depth: depth, memory: memory) },
            id: outline.id
        )
    }
}

/// A row and the rows below it.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private let outline: Outline<Data, ID, Content>
    private let element: Data.Element
    private let depth: Int
    private let memory: OutlineMemory<ID>
    @State private var isOpen: Bool

    init(outline: Outline<Data, ID, Content>, element: Data.Element, depth: Int, memory: OutlineMemory<ID>) {
        self.outline = outline
        self.element = element
        self.depth = depth
        self.memory = memory
        _isOpen = State(initialValue: memory.open.contains(outline.id(element)))
    }

    var body: some View {
        let children = outline.children(element)
        OutlineRow(
            isOpen: children == nil ? nil : Binding(get: { isOpen }, set: { open($0) }),
            indent: 20 * CGFloat(depth),
            hasControls: outline.hasControls,
            content: outline.content(element)
        )
        if isOpen, let children {
            OutlineSubgroupChildren(
                content: AnyView(OutlineRows(outline: outline, data: children, depth: depth + 1, memory: memory))
            )
        }
    }

    private func open(_ isOpen: Bool) {
        let id = outline.id(element)
        if isOpen { memory.open.insert(id) } else { memory.open.remove(id) }
        self.isOpen = isOpen
    }
}

/// The row of a value. If it can be selected, or contains controls, only the button at its end opens it.
private struct OutlineRow<Content: View>: View {
    /// Nil for a value without children.
    let isOpen: Binding<Bool>?
    let indent: CGFloat
    let hasControls: Bool
    let content: Content
    @Environment(\.listSelection) private var selection

    var body: some View {
        if let isOpen {
            if selection == nil, !hasControls {
                ElementContainer(OutlineButton(isOpen: isOpen, isWholeRow: true)) {
                    content.padding(.leading, indent)
                }
            } else {
                HStack(spacing: 0) {
                    content.padding(.leading, indent)
                    Spacer(minLength: 8)
                    ElementContainer(OutlineButton(isOpen: isOpen, isWholeRow: false)) { EmptyView() }
                }
            }
        } else {
            content.padding(.leading, indent)
        }
    }
}

/// The button that opens a row: the row itself, or an arrow at its end.
struct OutlineButton {
    let isOpen: Binding<Bool>
    let isWholeRow: Bool
}

extension OutlineButton: ElementDescription {
    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [
            .role: .string(isWholeRow ? "outline" : "outline-arrow"), .isOn: .bool(isOpen.wrappedValue),
        ]
        if !isWholeRow { attributes[.label] = .string(SystemWord.items.text(in: environment.locale)) }
        environment.describeControl(in: &attributes)
        return Element(.button, attributes: attributes, events: .tap)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        // Opening is animated, as on Apple's systems.
        if event == .tap { withAnimation { isOpen.wrappedValue.toggle() } }
    }
}

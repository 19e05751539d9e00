/// Views that are given to another view one by one.
///
///     _VariadicView.Tree(DividedLayout()) { content }
///
/// The root gets the views of the content as `_VariadicView.Children`. Unlike SwiftUI's, a view with a body of its own is one
/// child, even if the body has several views.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with its content.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View { root.body(children: _VariadicView_Children(SubviewsCollection(of: content))) }
}

/// A type that arranges the views of a `_VariadicView.Tree`.
public protocol _VariadicView_Root {}

/// A root that is a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view of its children.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views of its children.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a `_VariadicView.Tree`.
public struct _VariadicView_Children: RandomAccessCollection {
    public struct Element: Identifiable {
        let subview: Subview

        /// The id that the app has given the view, or its place.
        public var id: AnyHashable { subview.explicitID ?? AnyHashable(subview.id) }

        /// Returns the id if it is of a type.
        public func id<ID: Hashable>(as type: ID.Type) -> ID? { id.base as? ID }

        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.containerValues.trait(ObjectIdentifier(key)) as? Trait.Value ?? Trait.defaultValue
        }
    }

    private let elements: [Element]

    init(_ subviews: SubviewsCollection) { elements = subviews.map(Element.init) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }
}

extension _VariadicView_Children.Element: View {
    public var body: some View { subview }
}

extension _VariadicView_Children: View {
    public var body: some View { ForEach(elements) { $0 } }
}

/// A key for a value that a view gives to the root around it.
public protocol _ViewTraitKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

private struct TraitModifier<Trait: _ViewTraitKey> {
    let value: Trait.Value
}

extension TraitModifier: ViewModifier {
    func body(content: Content) -> some View { content }
}

extension TraitModifier: ContainerValueWriting {
    func write(to values: inout ContainerValues) { values.setTrait(ObjectIdentifier(Trait.self), value) }
}

extension View {
    /// Sets a value that the root around the view can read.
    public nonisolated func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        modifier(TraitModifier<Trait>(value: value))
    }
}

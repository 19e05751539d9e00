/// A node whose coordinate space has a name.
@MainActor
protocol CoordinateSpaceNode: ViewNode {
    var name: AnyHashable { get }
    var box: MeasuredBoxStorage? { get }
}

/// A modifier whose node names the coordinate space of its content.
private struct NamedSpace {
    let name: AnyHashable
    let box: MeasuredBoxStorage?
}

extension NamedSpace: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    static func makeViewType<Content: View>(content: Content.Type) -> ViewType { NamedSpaceViewType<Content>() }
}

private final class NamedSpaceViewType<Content: View>: TypedViewType<ModifiedContent<Content, NamedSpace>> {
    let contentType: ViewType
    let layout = WrapperLayout(ModifiedContent<Content, NamedSpace>.self)

    init(context: RowContext? = nil) {
        contentType = ViewType.of(Content.self, in: context)
        super.init(ModifiedContent<Content, NamedSpace>.self)
    }

    override var isRowGroup: Bool { contentType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType { NamedSpaceViewType(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let space = value.field(at: layout.addition).take(NamedSpace.self)
        let node = NamedSpaceNode(space, type: self, parent: parent, environment: environment)
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }

    func update(_ node: NamedSpaceNode, from value: OwnedValue) {
        node.space = value.field(at: layout.addition).take(NamedSpace.self)
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
    }
}

@MainActor
private protocol NamedSpaceType: ViewType {
    func update(_ node: NamedSpaceNode, from value: OwnedValue)
}

extension NamedSpaceViewType: NamedSpaceType {}

private final class NamedSpaceNode: ViewNode, CoordinateSpaceNode {
    var space: NamedSpace
    var name: AnyHashable { space.name }
    var box: MeasuredBoxStorage? { space.box }

    init(
        _ space: NamedSpace,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.space = space
        super.init(type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) { (type as? any NamedSpaceType)?.update(self, from: value) }
}

/// A modifier that measures its content and names its coordinate space.
private struct CoordinateSpaceModifier {
    let name: AnyHashable
    @MeasuredBox private var box

    init(name: AnyHashable) { self.name = name }
}

extension CoordinateSpaceModifier: ViewModifier {
    func body(content: Content) -> some View {
        GeometryBox(
            elementDescription: GeometryDescription(kind: .geometryObserver, box: box),
            content: content.modifier(NamedSpace(name: name, box: box))
        )
    }
}

extension View {
    /// Names the view's coordinate space, so that views in it can use `frame(in: .named(name))`.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, so that views in it can pass the name to `frame(in:)`.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

import Foundation
import OrielUIKit

/// The calls of a representable, in which the classes of views and of view controllers differ.
@MainActor
protocol RepresentedSource {
    associatedtype Representable: View
    associatedtype Object: UIResponder
    associatedtype Coordinator

    static func makeCoordinator(of representable: Representable) -> Coordinator
    static func make(_ representable: Representable, in context: RepresentedContext<Coordinator>) -> Object
    static func update(_ object: Object, from representable: Representable, in context: RepresentedContext<Coordinator>)
    static func dismantle(_ object: Object, coordinator: Coordinator)
    static func size(
        of object: Object,
        from representable: Representable,
        in proposal: ProposedViewSize,
        _ context: RepresentedContext<Coordinator>
    ) -> CGSize?
    static func view(of object: Object) -> UIView
}

struct RepresentedContext<Coordinator> {
    let coordinator: Coordinator
    let transaction: Transaction
    let environment: EnvironmentValues
}

/// Creates the object of a representable and updates it.
///
/// The properties of the representable belong to the node above; this node reads them when the object is updated, so it depends
/// on what the app's update reads.
struct RepresentedView<Source: RepresentedSource> {
    let representable: Source.Representable
    /// Differs in each value: if an object that the representable observes has changed, the value is otherwise equal.
    let generation: UInt64
    @RepresentedObject<Source> private var object
    @Environment(\.self) private var environment

    @MainActor init(_ representable: Source.Representable) {
        self.representable = representable
        generation = Generations.next()
    }
}

extension RepresentedView: View {
    var body: some View {
        if let object {
            let (view, sizer) = object.update(from: representable, environment)
            if let sizer {
                FittingLayout(sizer: sizer) { DrawnView(view: view, stretch: .both) }
            } else {
                DrawnView(view: view, stretch: Stretch(of: view))
            }
        }
    }
}

@MainActor
private enum Generations {
    private static var last: UInt64 = 0

    static func next() -> UInt64 {
        last += 1
        return last
    }
}

/// A property that keeps the object of a representable while its view is mounted.
@propertyWrapper
private struct RepresentedObject<Source: RepresentedSource> {
    var storage: RepresentedStorage<Source>?

    nonisolated init() {}

    /// Nil outside of a mounted view.
    var wrappedValue: RepresentedStorage<Source>? { storage }
}

extension RepresentedObject: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        RepresentedStorage<Source>(node: node)
    }
}

private final class RepresentedStorage<Source: RepresentedSource>: PropertyStorage {
    unowned(unsafe) private var node: ViewNode?
    private var made: (object: Source.Object, coordinator: Source.Coordinator)?

    init(node: ViewNode) { self.node = node }

    /// Updates the object, after creating it if there is none.
    ///
    /// - Returns: The view, and how the app sizes it.
    @MainActor func update(
        from representable: Source.Representable,
        _ environment: EnvironmentValues
    ) -> (UIView, FittingSize?) {
        ViewAnimation.connect()
        let coordinator = made?.coordinator ?? Source.makeCoordinator(of: representable)
        let context = RepresentedContext(
            coordinator: coordinator,
            transaction: node?.graph.transaction ?? Transaction(),
            environment: environment
        )
        let object = made?.object ?? Source.make(representable, in: context)
        let view = Source.view(of: object)
        if made == nil {
            made = (object, coordinator)
            view.isRoot = true
        }
        Source.update(object, from: representable, in: context)
        guard Source.size(of: object, from: representable, in: .unspecified, context) != nil else { return (view, nil) }
        let sizer = FittingSize { Source.size(of: object, from: representable, in: $0, context) ?? .zero }
        return (view, sizer)
    }

    @MainActor override var isWorthKeeping: Bool { made != nil }

    @MainActor override func nodeWillUnmount() {
        defer { node = nil }
        guard let made, let node else { return }
        node.graph.enqueue {
            Source.dismantle(made.object, coordinator: made.coordinator)
            Source.view(of: made.object).isRoot = false
        }
    }
}

/// The size that an app computes for its view.
final class FittingSize: @unchecked Sendable {
    // Unchecked: layouts run on the main actor, although their protocol is not isolated.
    private let size: @MainActor (ProposedViewSize) -> CGSize

    init(_ size: @escaping @MainActor (ProposedViewSize) -> CGSize) { self.size = size }

    func callAsFunction(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { size(proposal) }
    }
}

/// A layout with one view, whose size the app computes.
private struct FittingLayout: Layout {
    let sizer: FittingSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { sizer(proposal) }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

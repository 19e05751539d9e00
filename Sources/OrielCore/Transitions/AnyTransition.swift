public import Foundation

/// The effects with which a view is inserted and removed.
///
///     if isOpen {
///         Details().transition(.move(edge: .bottom).combined(with: .opacity))
///     }
public struct AnyTransition: Sendable {
    /// The insertion or the removal.
    enum Side {
        case insertion, removal
    }

    indirect enum Kind: Sendable {
        /// The elements around the content while it is absent.
        case effects([Element])
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case animated(Kind, Animation?)
        /// Effects of the app, determined by mounting them.
        case custom(@MainActor @Sendable (Side, EnvironmentValues) -> [Element])
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    init(_ effect: Element) { kind = .effects([effect]) }

    /// A transition that fades.
    public static let opacity = AnyTransition(Element.opacity(0))

    /// A transition that inserts and removes the view immediately.
    public static let identity = AnyTransition(.effects([]))

    /// A transition that moves in from the leading edge and out to the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// A transition that grows from nothing and shrinks to nothing.
    public static var scale: AnyTransition { scale(scale: 0) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        var attributes: Attributes = [.scaleX: .number(Double(scale)), .scaleY: .number(Double(scale))]
        attributes.set(anchor: anchor)
        return AnyTransition(Element(.scale, attributes: attributes))
    }

    /// A transition that moves in from an edge and out to the same edge, by the size of the view.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(to: edge)) }

    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(.offset(x: x, y: y))
    }

    /// A transition that fades, and moves in from an edge and out to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        .asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity)
        )
    }

    /// Returns a transition with different effects for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
    }

    /// Returns a transition between two modifiers: `active` while the view is absent, `identity` while it is present.
    ///
    /// `active` must consist of effects such as opacity, offset, scale, rotation or blur.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // Only the graph uses the modifier, on the main actor.
        nonisolated(unsafe) let active = active
        return AnyTransition(
            .custom { _, environment in
                TransitionProbe.effects(in: environment) { TransitionProbe.Marker().modifier(active) }
            }
        )
    }

    public init<T: Transition>(_ transition: T) {
        // Only the graph uses the transition, on the main actor.
        nonisolated(unsafe) let transition = transition
        kind = .custom { side, environment in
            let phase: TransitionPhase = side == .insertion ? .willAppear : .didDisappear
            return TransitionProbe.effects(in: environment) {
                transition.body(content: _TransitionContent<T>(TransitionProbe.Marker()), phase: phase)
            }
        }
    }

    /// Returns this transition combined with another.
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(kind, other.kind)) }

    /// Returns the transition with its own animation. Unlike Apple's, the animation is ignored.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(kind, animation)) }

    @MainActor func effects(_ side: Side, in environment: EnvironmentValues) -> _TransitionEffects {
        kind.effects(side, in: environment)
    }
}

extension AnyTransition.Kind {
    @MainActor fileprivate func effects(
        _ side: AnyTransition.Side,
        in environment: EnvironmentValues
    ) -> _TransitionEffects {
        switch self {
        case .effects(let effects): return _TransitionEffects(effects: effects)
        case .combined(let first, let second):
            let (a, b) = (first.effects(side, in: environment), second.effects(side, in: environment))
            return _TransitionEffects(effects: a.effects + b.effects, animation: a.animation ?? b.animation)
        case .asymmetric(let insertion, let removal):
            return (side == .insertion ? insertion : removal).effects(side, in: environment)
        case .animated(let kind, let animation):
            let base = kind.effects(side, in: environment)
            return _TransitionEffects(effects: base.effects, animation: animation ?? base.animation)
        case .custom(let find): return _TransitionEffects(effects: find(side, environment))
        }
    }
}

extension Element {
    /// Returns an element that moves content out over an edge, by the content's size.
    static func move(to edge: Edge) -> Element { Element(.offset, attributes: [.edge: .string("\(edge)")]) }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// A probe that determines the elements of the app's modifiers, by mounting them around a marker in a separate graph.
@MainActor
enum TransitionProbe {
    /// A placeholder for the content.
    struct Marker: LeafElementView, StaticElementDescription {
        typealias Body = Never

        nonisolated init() {}

        var element: Element { Element(.color) }
    }

    /// Returns the elements around the marker, outermost first.
    static func effects(in environment: EnvironmentValues, @ViewBuilder content: () -> some View) -> [Element] {
        let graph = ViewGraph()
        // Work scheduled for a later turn, such as a task, is dropped: the graph is unmounted by then.
        graph.flushScheduler = { _ in }
        graph.mount(environment: environment, content: content)
        defer { graph.unmount() }
        var effects: [Element] = []
        var tree = graph.elementTrees.first
        while let current = tree, !current.children.isEmpty {
            effects.append(current.element)
            tree = current.children.first
        }
        return effects
    }
}

public import Foundation

/// The insertion and removal of a view, described by the effects applied while the view is absent.
///
///     struct Rotate: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
///         }
///     }
///
/// Unlike Apple's, the body is mounted once to determine its effects. Opacity, offset, scale, rotation, transforms and
/// blur are supported; others are ignored.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    /// A placeholder for the inserted or removed view.
    typealias Content = _TransitionContent<Self>

    /// Returns the appearance of the view in a phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the transition with its own animation. Unlike Apple's, the animation is ignored.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        _ErasedTransition(AnyTransition(self).animation(animation))
    }

    /// Returns this transition combined with another.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        _ErasedTransition(AnyTransition(self).combined(with: AnyTransition(other)))
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the view moves or changes its size.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The phase of a view's transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is present.
    case identity
    /// The view has been removed.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the insertion, 0 while the view is present, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A placeholder for the inserted or removed view in a transition's body.
public struct _TransitionContent<T: Transition>: View {
    private let marker: TransitionProbe.Marker

    init(_ marker: TransitionProbe.Marker) { self.marker = marker }

    public var body: some View { marker }
}

/// A transition stored as an `AnyTransition`.
struct _ErasedTransition: Transition {
    let transition: AnyTransition

    nonisolated init(_ transition: AnyTransition) { self.transition = transition }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ErasedTransitionModifier(transition: transition, phase: phase))
    }
}

/// A modifier that wraps its content in the effects of a transition.
struct ErasedTransitionModifier: ViewModifier {
    let transition: AnyTransition
    let phase: TransitionPhase
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let side: AnyTransition.Side = phase == .willAppear ? .insertion : .removal
        let effects = phase == .identity ? [] : transition.effects(side, in: environment).effects
        effects.reversed().reduce(AnyView(content)) { AnyView($0.modifier(RawElementModifier(element: $1))) }
    }
}

/// A modifier that wraps its content in any element.
struct RawElementModifier: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never

    let element: Element
}

/// A transition that fades.
public struct OpacityTransition: Transition, Sendable {
    public nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that inserts and removes the view immediately.
public struct IdentityTransition: Transition, Sendable {
    public nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from an edge and out to the same edge.
public struct MoveTransition: Transition, Sendable {
    public var edge: Edge

    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(RawElementModifier(element: phase.isIdentity ? Element(.offset) : .move(to: edge)))
    }
}

/// A transition that moves in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition, Sendable {
    public nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let edge: Edge = phase == .willAppear ? .leading : .trailing
        content.modifier(RawElementModifier(element: phase.isIdentity ? Element(.offset) : .move(to: edge)))
    }
}

/// A transition that fades, and moves in from an edge and out to the opposite one.
public struct PushTransition: Transition, Sendable {
    public var edge: Edge

    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let edge = phase == .willAppear ? edge : edge.opposite
        content
            .modifier(RawElementModifier(element: phase.isIdentity ? Element(.offset) : .move(to: edge)))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that moves in from an offset and out to the same offset.
public struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize

    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that grows and shrinks.
public struct ScaleTransition: Transition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A transition that fades while blurring and scaling.
public struct BlurReplaceTransition: Transition, Sendable {
    /// The scaling on removal: `downUp` shrinks the view, `upUp` enlarges it.
    public struct Configuration: Equatable, Sendable {
        let growsOnRemoval: Bool

        public static let downUp = Configuration(growsOnRemoval: false)
        public static let upUp = Configuration(growsOnRemoval: true)
    }

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale = phase == .didDisappear && configuration.growsOnRemoval ? 1.2 : 0.8
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : scale)
            .blur(radius: phase.isIdentity ? 0 : 8)
    }
}

/// A transition with different effects for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal

    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            ErasedTransitionModifier(
                transition: .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)),
                phase: phase
            )
        )
    }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

extension Transition where Self == OpacityTransition {
    public static nonisolated var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    public static nonisolated var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    public static nonisolated var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static nonisolated func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static nonisolated func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    public static nonisolated func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    public static nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    public static nonisolated var scale: ScaleTransition { ScaleTransition(0) }

    public static nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static nonisolated var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    public static nonisolated func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

public import Foundation

/// A modifier that draws its content with a transform that depends on the content's size.
///
///     struct Shake: GeometryEffect {
///         var animatableData: CGFloat
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///         }
///     }
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the transform for content of a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency public func body(
        content: Content
    ) -> ModifiedContent<_ViewModifier_Content<Self>, _GeometryEffectElement<Self>> {
        content.modifier(_GeometryEffectElement(effect: self))
    }

    /// Returns the effect unchanged: transforms never affect layout.
    public nonisolated func ignoredByLayout() -> Self { self }
}

/// The element of a geometry effect.
public struct _GeometryEffectElement<Effect: GeometryEffect> {
    let effect: Effect
}

extension _GeometryEffectElement: ViewModifier, StatefulElementModifier {
    public typealias Body = Never

    package func makeState() -> ReportedBox { ReportedBox() }

    package func makeElement(in environment: EnvironmentValues, state: ReportedBox) -> Element {
        let probes = [
            CGSize(width: 100, height: 100), CGSize(width: 230, height: 100), CGSize(width: 100, height: 370),
        ]
        let values = probes.map { effect.effectValue(size: $0) }
        let dependsOnSize = values.contains { $0 != values[0] }
        let transform = state.size.map { effect.effectValue(size: $0) } ?? values[0]
        return Element(
            .transform,
            attributes: [.transform: .transform(_ElementTransform(transform))],
            events: dependsOnSize ? .size : []
        )
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues, state: ReportedBox) -> Bool {
        state.take(event)
    }
}

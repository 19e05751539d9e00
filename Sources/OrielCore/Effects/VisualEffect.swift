public import Foundation

/// A change of a view's appearance that has no effect on the layout.
///
/// Effects are made from an `EmptyVisualEffect` by its modifiers.
public nonisolated protocol VisualEffect: Sendable, Animatable {
    /// The parts of the effect.
    var _parts: _VisualEffectParts { get }
}

/// The elements that an effect draws a view with.
public struct _VisualEffectParts: Sendable, Equatable {
    /// The elements around the content, outermost first.
    var elements: [Element] = []
}

/// An effect that changes nothing: the start of all effects.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public nonisolated init() {}

    public nonisolated var _parts: _VisualEffectParts { _VisualEffectParts() }
}

/// An effect followed by one more part.
private struct ExtendedVisualEffect: VisualEffect {
    typealias AnimatableData = EmptyAnimatableData

    let _parts: _VisualEffectParts

    nonisolated init(_ base: some VisualEffect, _ element: Element) {
        _parts = _VisualEffectParts(elements: [element] + base._parts.elements)
    }
}

extension VisualEffect {
    /// Draws the view at an offset.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        ExtendedVisualEffect(self, .offset(x: x, y: y))
    }

    /// Draws the view at an offset.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Draws the view scaled.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        ExtendedVisualEffect(self, ScaleEffect(scale: scale, anchor: anchor).element)
    }

    /// Draws the view scaled.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled.
    public nonisolated func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view rotated.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        ExtendedVisualEffect(self, RotationEffect(angle: angle, anchor: anchor).element)
    }

    /// Draws the view rotated in three dimensions.
    ///
    /// Unlike Apple's, the perspective is always that of a view with a length of 400 points, and `anchorZ` has no effect.
    public nonisolated func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let effect = Rotation3DEffect(
            angle: angle,
            axis: axis,
            anchor: anchor,
            anchorZ: anchorZ,
            perspective: perspective
        )
        return ExtendedVisualEffect(self, effect.element)
    }

    /// Draws the view transformed.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Draws the view transformed with perspective.
    public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        ExtendedVisualEffect(self, TransformEffect(transform: transform).element)
    }

    /// Sets the opacity of the view, from 0 (invisible) to 1 (opaque).
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
        ExtendedVisualEffect(self, .opacity(opacity))
    }

    /// Blurs the view. Unlike Apple's, `opaque` has no effect: the edges always become transparent.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        ExtendedVisualEffect(self, .blur(radius: radius, isOpaque: opaque))
    }

    /// Brightens the view's colours by the given amount; 0 leaves them unchanged.
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
        ExtendedVisualEffect(self, .colorEffect("brightness", amount))
    }

    /// Multiplies the contrast of the view's colours; 1 leaves them unchanged.
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
        ExtendedVisualEffect(self, .colorEffect("contrast", amount))
    }

    /// Multiplies the saturation of the view's colours; 1 leaves them unchanged.
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
        ExtendedVisualEffect(self, .colorEffect("saturation", amount))
    }

    /// Reduces the saturation by the given amount; 1 makes all colours grey.
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
        ExtendedVisualEffect(self, .colorEffect("grayscale", amount))
    }

    /// Rotates all hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
        ExtendedVisualEffect(self, .colorEffect("hueRotation", angle.degrees))
    }
}

// MARK: - Views

/// A modifier that draws its content with the parts of an effect.
struct VisualEffectElement: Equatable {
    let parts: _VisualEffectParts
}

extension VisualEffectElement: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never

    var element: Element {
        Element(.visualEffect, attributes: [.identity: .transition(_TransitionEffects(effects: parts.elements))])
    }
}

/// A modifier that draws its content with an effect that depends on the content's geometry.
private struct VisualEffectModifier<Effect: VisualEffect> {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
    @MeasuredBox private var box

    init(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) { self.effect = effect }
}

extension VisualEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        GeometryBox(
            elementDescription: GeometryDescription(kind: .geometryObserver, box: box),
            content: content.modifier(
                VisualEffectElement(parts: effect(EmptyVisualEffect(), GeometryProxy(box: box))._parts)
            )
        )
    }
}

extension View {
    /// Draws the view with an effect that can depend on the view's geometry, without effect on the layout.
    ///
    ///     .visualEffect { content, proxy in
    ///         content.offset(y: -proxy.frame(in: .scrollView).minY / 2)
    ///     }
    ///
    /// Unlike Apple's, an effect that depends on the position follows a scrolling view with the delay of the connection.
    /// `scrollTransition` has none.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect))
    }
}

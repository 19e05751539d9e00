public import Foundation

/// A transform of the plane, possibly with perspective, as nine numbers in rows: x′ = m11·x + m21·y + m31.
public struct _ElementTransform: Sendable, Equatable {
    package let transform: ProjectionTransform

    package init(_ transform: ProjectionTransform) { self.transform = transform }

    /// The numbers, row by row.
    package var entries: [Double] {
        let t = transform
        return [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].map { Double($0) }
    }
}

extension Attributes {
    /// Sets an anchor unless it is the center.
    mutating func set(anchor: UnitPoint) {
        if anchor != .center { self[.anchor] = .point(anchor) }
    }
}

/// A modifier that rotates its content.
struct RotationEffect: Equatable {
    var angle: Angle
    var anchor: UnitPoint
}

extension RotationEffect: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never

    nonisolated var element: Element {
        var attributes: Attributes = [.angle: .number(angle.degrees)]
        attributes.set(anchor: anchor)
        return Element(.rotation, attributes: attributes)
    }
}

/// A modifier that rotates its content in three dimensions.
struct Rotation3DEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat
}

extension Rotation3DEffect: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never

    nonisolated var element: Element {
        var attributes: Attributes = [
            .angle: .number(angle.degrees), .axisX: .number(Double(axis.x)), .axisY: .number(Double(axis.y)),
            .axisZ: .number(Double(axis.z)),
        ]
        attributes.set(anchor: anchor)
        if anchorZ != 0 { attributes.set(.minLength, anchorZ) }
        if perspective != 1 { attributes.set(.perspective, perspective) }
        return Element(.rotation3D, attributes: attributes)
    }
}

/// A modifier that scales its content.
struct ScaleEffect: Equatable {
    var scale: CGSize
    var anchor: UnitPoint
}

extension ScaleEffect: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never

    nonisolated var element: Element {
        var attributes: Attributes = [
            .scaleX: .number(Double(scale.width)), .scaleY: .number(Double(scale.height)),
        ]
        attributes.set(anchor: anchor)
        return Element(.scale, attributes: attributes)
    }
}

/// A modifier that transforms its content.
struct TransformEffect: Equatable {
    var transform: ProjectionTransform
}

extension TransformEffect: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never

    nonisolated var element: Element {
        Element(.transform, attributes: [.transform: .transform(_ElementTransform(transform))])
    }
}

extension View {
    /// Draws the view rotated, without effect on the layout.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Draws the view rotated in three dimensions, without effect on the layout.
    ///
    /// Unlike Apple's, the perspective is always that of a view with a length of 400 points, and `anchorZ` has no
    /// effect.
    public nonisolated func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        )
    }

    /// Draws the view scaled, without effect on the layout.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled, without effect on the layout.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled, without effect on the layout.
    public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view transformed, without effect on the layout.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: ProjectionTransform(transform)))
    }

    /// Draws the view transformed with perspective, without effect on the layout.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }
}

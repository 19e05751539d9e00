public import Foundation

/// A combination of two shapes.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation {
        case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let isEvenOdd: Bool

    public func path(in rect: CGRect) -> Path {
        let (path, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: path.intersection(other, eoFill: isEvenOdd)
        case .union: path.union(other, eoFill: isEvenOdd)
        case .subtraction: path.subtracting(other, eoFill: isEvenOdd)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: isEvenOdd)
        case .lineIntersection: path.lineIntersection(other, eoFill: isEvenOdd)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: isEvenOdd)
        }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    public static var role: ShapeRole { First.role }
}

nonisolated extension Shape {
    /// Returns the area that is inside both shapes.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
    }

    /// Returns the area that is inside one of the shapes, or both.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
    }

    /// Returns the area that is inside this shape, but not inside another.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, isEvenOdd: eoFill)
    }

    /// Returns the area that is inside exactly one of the shapes.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
    }

    /// Returns the parts of this shape's lines that are inside the area of another shape.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
    }

    /// Returns the parts of this shape's lines that are outside the area of another shape.
    ///
    /// - Parameter eoFill: Whether to use the even-odd rule, in which areas enclosed twice are outside.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
    }
}

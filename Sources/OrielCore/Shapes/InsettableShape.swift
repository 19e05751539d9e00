public import Foundation

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by `amount`.
    func inset(by amount: CGFloat) -> Self.InsetShape
}

/// An inset shape.
public nonisolated struct _Inset<Base: InsettableShape>: InsettableShape {
    public var base: Base
    public var amount: CGFloat

    init(base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    public func path(in rect: CGRect) -> Path { _outline(in: _ShapeContext(size: rect.size)).value.path(in: rect) }

    public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base: base, amount: self.amount + amount) }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    public static var _mayNeedSize: Bool { Base._mayNeedSize }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline {
        _ShapeOutline(.inset(base._outline(in: context).value, by: amount))
    }
}

extension _Inset: Hashable where Base: Hashable {}
extension _Inset: Equatable where Base: Equatable {}

public import Foundation

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
    private let base: any Shape

    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline { base._outline(in: context) }
}

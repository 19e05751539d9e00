public import Foundation

/// As a shape, a path keeps its coordinates in any rectangle.
extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }

    public nonisolated static var _mayNeedSize: Bool { false }

    public nonisolated func _outline(in context: _ShapeContext) -> _ShapeOutline {
        // With a size of 1, the points keep their coordinates when the outline is drawn in a box of that size.
        let size = context.size ?? CGSize(width: 1, height: 1)
        return _ShapeOutline(
            .sized(.path(DrawnPath(path: self, size: size, isScalable: false)), size, anchor: .topLeading)
        )
    }
}

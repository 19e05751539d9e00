public import Foundation

/// A view's size and its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat

    /// The guides the view sets itself.
    let guides: [GuideName: CGFloat]

    package init(width: CGFloat, height: CGFloat, guides: [GuideName: CGFloat] = [:]) {
        self.width = width
        self.height = height
        self.guides = guides
    }

    /// The position of a guide: the value that the view sets, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The position of a guide: the value that the view sets, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    /// The value that the view sets for a guide; nil if it sets none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        guides.isEmpty ? nil : guides[guide.key.guideName]
    }

    /// The value that the view sets for a guide; nil if it sets none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        guides.isEmpty ? nil : guides[guide.key.guideName]
    }
}

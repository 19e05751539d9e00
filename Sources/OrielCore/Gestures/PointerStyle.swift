/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    /// The name of the shape in CSS.
    let cursor: String

    public static let `default` = PointerStyle(cursor: "default")
    public static let horizontalText = PointerStyle(cursor: "text")
    public static let verticalText = PointerStyle(cursor: "vertical-text")
    public static let rectSelection = PointerStyle(cursor: "crosshair")
    public static let grabIdle = PointerStyle(cursor: "grab")
    public static let grabActive = PointerStyle(cursor: "grabbing")
    public static let link = PointerStyle(cursor: "pointer")
    public static let zoomIn = PointerStyle(cursor: "zoom-in")
    public static let zoomOut = PointerStyle(cursor: "zoom-out")
    public static let columnResize = PointerStyle(cursor: "col-resize")
    public static let rowResize = PointerStyle(cursor: "row-resize")

    /// The pointer at a border between columns that can be moved in some directions.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(cursor: "w-resize")
        case .trailing: PointerStyle(cursor: "e-resize")
        default: columnResize
        }
    }

    /// The pointer at a border between rows that can be moved in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(cursor: "n-resize")
        case .down: PointerStyle(cursor: "s-resize")
        default: rowResize
        }
    }

    /// The pointer at the edge or corner of a frame. Unlike Apple's, it does not depend on the directions.
    public static func frameResize(
        position: FrameResizePosition,
        directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        PointerStyle(cursor: position.cursor)
    }

    @available(*, unavailable, message: "Browsers need the pixels of the picture. Use another style.")
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        preconditionFailure("Pictures as pointers are unavailable.")
    }
}

/// A direction along the horizontal axis.
public enum HorizontalDirection: Int8, CaseIterable, Sendable {
    case leading, trailing

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction along the vertical axis.
public enum VerticalDirection: Int8, CaseIterable, Sendable {
    case up, down

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
    }
}

/// An edge or corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

    fileprivate var cursor: String {
        switch self {
        case .top, .bottom: "ns-resize"
        case .leading, .trailing: "ew-resize"
        case .topLeading, .bottomTrailing: "nwse-resize"
        case .topTrailing, .bottomLeading: "nesw-resize"
        }
    }
}

/// A direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
    case inward, outward

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}

extension View {
    /// Sets the shape of the pointer over the view; nil for that of the views around.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(SimpleElementModifier(.hover, style.map { [.style: .string($0.cursor)] } ?? [:]))
    }

    /// Hides the pointer over the view.
    public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(SimpleElementModifier(.hover, visibility == .hidden ? [.style: .string("none")] : [:]))
    }
}

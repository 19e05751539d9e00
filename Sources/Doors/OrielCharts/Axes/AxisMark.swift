public import Foundation
public import OrielCore

/// A part of the marks at one value of an axis: a line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The parts, back to front. Called by the framework.
    var _parts: [_AxisMarkPart] { get }
}

/// A line, a tick or a label.
public struct _AxisMarkPart {
    var part: AxisMarkPart
}

/// A line, a tick or a label, as charts draw it.
struct AxisMarkPart {
    enum Kind {
        case gridLine(StrokeStyle)
        case tick(StrokeStyle, AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether it is half way to the next value; nil for what suits the axis.
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label of an axis.
struct AxisLabel {
    enum Content {
        /// The value, as it suits the axis.
        case automatic
        case text(Text)
        case format((AxisValue) -> String?)
        case view(AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// Builds the marks at a value from statements.
@resultBuilder
@MainActor @preconcurrency
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisMark { AxisMarkParts(_parts: []) }

    public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content { first }

    public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
        AxisMarkParts(_parts: accumulated._parts + next._parts)
    }

    public static func buildIf(_ content: (some AxisMark)?) -> some AxisMark {
        AxisMarkParts(_parts: content?._parts ?? [])
    }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some AxisMark) -> some AxisMark {
        AxisMarkParts(_parts: content._parts)
    }
}

struct AxisMarkParts: AxisMark {
    let _parts: [_AxisMarkPart]
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public var _parts: [_AxisMarkPart] {
        switch content {
        case .first(let content): content._parts
        case .second(let content): content._parts
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _parts: [_AxisMarkPart] { self?._parts ?? [] }
}

extension AxisMark {
    private func changed(_ change: (inout AxisMarkPart) -> Void) -> some AxisMark {
        AxisMarkParts(
            _parts: _parts.map { part in
                var part = part
                change(&part.part)
                return part
            }
        )
    }

    /// Sets the colour of lines, ticks and labels.
    public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return changed { $0.style = $0.style ?? style }
    }

    /// Sets the font of labels.
    public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

    /// Moves lines, ticks and labels.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    /// Moves lines, ticks and labels.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
}

/// What an axis shows.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The sets of marks, back to front. Called by the framework.
    var _axisMarks: [_AxisMarkSet] { get }
}

/// Marks at values of an axis.
public struct _AxisMarkSet {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// Returns the marks of a value; nil for those that suit the axis.
    let marks: ((AxisValue) -> [AxisMarkPart])?
    /// Changes the automatic marks.
    var stroke: StrokeStyle?
    var format: ((AxisValue) -> String?)?
}

/// Builds the content of axes from statements.
@resultBuilder
@MainActor @preconcurrency
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisContent { AxisContents(_axisMarks: []) }

    public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }

    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
        AxisContents(_axisMarks: accumulated._axisMarks + next._axisMarks)
    }

    public static func buildIf(_ content: (some AxisContent)?) -> some AxisContent {
        AxisContents(_axisMarks: content?._axisMarks ?? [])
    }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some AxisContent) -> some AxisContent {
        AxisContents(_axisMarks: content._axisMarks)
    }
}

struct AxisContents: AxisContent {
    let _axisMarks: [_AxisMarkSet]
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public var _axisMarks: [_AxisMarkSet] {
        switch content {
        case .first(let content): content._axisMarks
        case .second(let content): content._axisMarks
        }
    }
}

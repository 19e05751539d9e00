/// Builds the content of charts from statements.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ChartContent { ChartContents<EmptyChartContent>(EmptyChartContent()) }

    public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

    public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
        accumulated: First,
        next: Next
    ) -> some ChartContent { ChartContents(accumulated, next) }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// One of two contents.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Content {
        case first(TrueContent)
        case second(FalseContent)
    }

    let content: Content
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) {
        switch content {
        case .first(let content): marks.collect(content, id: true)
        case .second(let content): marks.collect(content, id: false)
        }
    }
}

/// Several contents, one after the other.
struct ChartContents<each Content: ChartContent> {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension ChartContents: ChartContent, PrimitiveChartContent {
    typealias Body = Never

    func collect(into marks: inout MarkCollector) {
        var index = 0
        for content in repeat each content {
            marks.collect(content, id: index)
            index += 1
        }
    }
}

struct EmptyChartContent {}

extension EmptyChartContent: ChartContent, PrimitiveChartContent {
    typealias Body = Never

    func collect(into marks: inout MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
    func collect(into marks: inout MarkCollector) {
        if let self { marks.collect(self) }
    }
}

/// Content without its type.
public struct AnyChartContent {
    private let content: any ChartContent

    public init(_ content: some ChartContent) { self.content = content }

    public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.collect(content) }
}

/// Content that is changed as one.
public struct Plot<Content: ChartContent> {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.collect(content) }
}

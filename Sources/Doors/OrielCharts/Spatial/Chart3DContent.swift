public import OrielCore

/// What a chart in space shows: marks, and types composed of them.
@MainActor @preconcurrency
public protocol Chart3DContent {
    associatedtype Body: Chart3DContent

    /// The content that this content is composed of.
    @Chart3DContentBuilder var body: Body { get }
}

extension Never: Chart3DContent {}

extension Chart3DContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Content that adds marks itself.
@MainActor
protocol PrimitiveChart3DContent: Chart3DContent where Body == Never {
    func collect(into marks: inout SpatialMarks)
}

/// Collects the marks of a chart's content, in their order.
struct SpatialMarks {
    private(set) var marks: [Mark] = []

    @MainActor
    mutating func collect(_ content: some Chart3DContent) {
        if let primitive = content as? any PrimitiveChart3DContent {
            primitive.collect(into: &self)
        } else {
            collect(content.body)
        }
    }

    /// Collects content, and changes each of its marks.
    @MainActor
    mutating func collect(_ content: some Chart3DContent, changing change: (inout Mark) -> Void) {
        let first = marks.count
        collect(content)
        for index in first..<marks.count { change(&marks[index]) }
    }

    mutating func add(_ mark: Mark) { marks.append(mark) }
}

// MARK: - Builder

/// Builds the content of charts in space from statements.
@resultBuilder
public struct Chart3DContentBuilder {
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some Chart3DContent { EmptyChart3DContent() }

    public static func buildPartialBlock<Content: Chart3DContent>(first: Content) -> Content { first }

    public static func buildPartialBlock<First: Chart3DContent, Next: Chart3DContent>(
        accumulated: First,
        next: Next
    ) -> some Chart3DContent { Chart3DContents(first: accumulated, next: next) }

    public static func buildIf<Content: Chart3DContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .first(first)) }

    public static func buildEither<First: Chart3DContent, Second: Chart3DContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(content: .second(second)) }

    public static func buildLimitedAvailability(_ content: some Chart3DContent) -> some Chart3DContent {
        ErasedChart3DContent(content: content)
    }
}

private struct EmptyChart3DContent {}

extension EmptyChart3DContent: Chart3DContent, PrimitiveChart3DContent {
    typealias Body = Never

    func collect(into marks: inout SpatialMarks) {}
}

private struct ErasedChart3DContent {
    let content: any Chart3DContent
}

extension ErasedChart3DContent: Chart3DContent, PrimitiveChart3DContent {
    typealias Body = Never

    func collect(into marks: inout SpatialMarks) { marks.collect(content) }
}

/// Content after other content.
private struct Chart3DContents<First: Chart3DContent, Next: Chart3DContent> {
    let first: First
    let next: Next
}

extension Chart3DContents: Chart3DContent, PrimitiveChart3DContent {
    typealias Body = Never

    func collect(into marks: inout SpatialMarks) {
        marks.collect(first)
        marks.collect(next)
    }
}

extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
    public typealias Body = Never
}

extension BuilderConditional: PrimitiveChart3DContent
where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
    func collect(into marks: inout SpatialMarks) {
        switch content {
        case .first(let content): marks.collect(content)
        case .second(let content): marks.collect(content)
        }
    }
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
    public typealias Body = Never
}

extension Optional: PrimitiveChart3DContent where Wrapped: Chart3DContent {
    func collect(into marks: inout SpatialMarks) {
        if let self { marks.collect(self) }
    }
}

// MARK: - Collections

extension ForEach: Chart3DContent where Content: Chart3DContent {
    public typealias Body = Never
}

extension ForEach: PrimitiveChart3DContent where Content: Chart3DContent {
    func collect(into marks: inout SpatialMarks) {
        for element in data { marks.collect(content(element)) }
    }
}

// Marks such as `PointMark` are content of both kinds of charts, so these initializers are only used where those of a
// chart in the plane do not fit.
extension ForEach where Content: Chart3DContent {
    /// Creates content for each element, identified by a key path.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where ID == Data.Element.ID, Content: Chart3DContent, Data.Element: Identifiable {
    /// Creates content for each element, identified by the elements' ids.
    @_disfavoredOverload
    public nonisolated init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: Chart3DContent {
    /// Creates content for each number of a range.
    @_disfavoredOverload
    public nonisolated init(_ data: Range<Int>, @Chart3DContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

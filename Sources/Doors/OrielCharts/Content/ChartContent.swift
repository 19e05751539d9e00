/// What a chart shows: marks, and types composed of them.
///
///     struct Limit: ChartContent {
///         let value: Double
///
///         var body: some ChartContent {
///             RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
///         }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent

    /// The content that this content is composed of.
    @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Content that adds marks itself.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
    func collect(into marks: inout MarkCollector)
}

/// Collects the marks of a chart's content, in their order.
struct MarkCollector {
    private(set) var marks: [Mark] = []
    private var path: [AnyHashable] = []

    @MainActor
    mutating func collect(_ content: some ChartContent) {
        if let primitive = content as? any PrimitiveChartContent {
            primitive.collect(into: &self)
        } else {
            collect(content.body)
        }
    }

    /// Collects content whose marks keep their identity with an id.
    @MainActor
    mutating func collect(_ content: some ChartContent, id: AnyHashable) {
        path.append(id)
        collect(content)
        path.removeLast()
    }

    /// Collects content, and changes each of its marks.
    @MainActor
    mutating func collect(_ content: some ChartContent, changing change: (inout Mark) -> Void) {
        let first = marks.count
        collect(content)
        for index in first..<marks.count { change(&marks[index]) }
    }

    mutating func add(_ mark: Mark) {
        var mark = mark
        mark.id = path
        marks.append(mark)
    }
}

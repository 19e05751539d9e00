import Foundation

/// A mark at a value of a slider, with a label below it if it has one.
///
///     Slider(value: $speed, in: 0...2) {
///         Text("Speed")
///     } ticks: {
///         SliderTick(0.5)
///         SliderTick(1) { Text("Normal") }
///     }
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
    public let id: V
    let label: AnyView?

    /// Creates a tick without a label.
    public nonisolated init(_ value: V) {
        id = value
        label = nil
    }

    /// Creates a tick with a label.
    public nonisolated init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
        id = value
        self.label = AnyView(label())
    }
}

extension SliderTick: SliderTickContent {
    public typealias Value = V
    public typealias Body = SliderTick<V>

    public func _ticks() -> [_SliderTickMark] { [_SliderTickMark(value: Double(id), label: label)] }
}

/// The ticks of a slider. A type of its own describes its ticks in its body.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: SliderTickContent

    @SliderTickBuilder<Value> var body: Body { get }

    /// Returns the ticks. Called by the framework.
    func _ticks() -> [_SliderTickMark]
}

/// A tick of a slider, independent of the type of its value.
public struct _SliderTickMark {
    let value: Double
    let label: AnyView?
}

extension SliderTickContent {
    public func _ticks() -> [_SliderTickMark] { body._ticks() }
}

extension SliderTickContent where Body == Self {
    public var body: Self { self }
}

/// Ticks for the elements of a collection.
///
///     SliderTickContentForEach([0, 0.25, 1], id: \.self) { SliderTick($0) }
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
    let data: Data
    let content: (Data.Element) -> Content

    /// - Parameter id: The identity of an element.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Creates ticks for elements that have an identity.
    public nonisolated init(
        _ data: Data,
        content: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }
}

extension SliderTickContentForEach: SliderTickContent {
    public typealias Value = Content.Value
    public typealias Body = SliderTickContentForEach<Data, ID, Content>

    public func _ticks() -> [_SliderTickMark] { data.flatMap { content($0)._ticks() } }
}

/// A group of ticks, as a builder makes it.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    public typealias Body = _SliderTicks<Value>

    let marks: [_SliderTickMark]

    public func _ticks() -> [_SliderTickMark] { marks }
}

/// Builds the ticks of a slider from a closure.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> _SliderTicks<Value>
    where Content.Value == Value { _SliderTicks(marks: content._ticks()) }

    public static func buildBlock(_ parts: _SliderTicks<Value>...) -> _SliderTicks<Value> {
        _SliderTicks(marks: parts.flatMap(\.marks))
    }

    public static func buildIf(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
        content ?? _SliderTicks(marks: [])
    }

    public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> { first }

    public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> { second }

    public static func buildLimitedAvailability(_ content: _SliderTicks<Value>) -> _SliderTicks<Value> { content }
}

/// A number that grows with the size of text the person has chosen.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 32
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let value: Value
    private let textStyle: Font.TextStyle

    /// - Parameter textStyle: The style whose size the number follows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number in proportion to the text style at the size in force.
    public var wrappedValue: Value {
        value * Value(textStyle.pointSize(at: dynamicTypeSize)) / Value(textStyle.pointSize(at: .large))
    }
}

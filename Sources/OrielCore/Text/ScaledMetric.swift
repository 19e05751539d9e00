/// A number that scales with the user's preferred text size.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 32
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    private let value: Value
    private let textStyle: Font.TextStyle

    /// - Parameter textStyle: The text style that the number scales with.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number scaled like the text style at the current text size.
    public var wrappedValue: Value {
        value * Value(textStyle.pointSize(at: dynamicTypeSize)) / Value(textStyle.pointSize(at: .large))
    }
}

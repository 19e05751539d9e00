/// The parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    /// Each returns its text; the argument is whether private data is shown.
    var parts: [(Bool) -> String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: true, align: align, privacy: privacy) { format.text(number()) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int,
        format: OSLogIntExtendedFormat,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: true, align: .none, privacy: privacy) { format.text(number()) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: true, align: align, privacy: privacy) { format.text(Double(number())) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: true, align: align, privacy: privacy) { format.text(number()) }
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool,
        format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: true, align: .none, privacy: privacy) { format.text(boolean()) }
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: false, align: align, privacy: privacy) { argumentString() }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: false, align: align, privacy: privacy) { value().description }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: false, align: .none, privacy: privacy) { "\(error())" }
    }

    /// A type is shown, as a number is.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(isScalar: true, align: align, privacy: privacy) { "\(value())" }
    }

    private mutating func append(
        isScalar: Bool,
        align: OSLogStringAlignment,
        privacy: OSLogPrivacy,
        value: @escaping () -> String
    ) {
        parts.append { showsPrivateData in
            align.text(privacy.text(value(), isScalar: isScalar, showsPrivateData: showsPrivateData))
        }
    }
}

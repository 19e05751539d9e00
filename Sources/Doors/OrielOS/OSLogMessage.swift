/// A message of a log: a text with values, each with its format and privacy.
///
/// The values are computed only if the message is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.init(stringInterpolation: interpolation)
    }

    /// Returns the text of the message.
    package func text(showsPrivateData: Bool) -> String {
        interpolation.parts.map { $0(showsPrivateData) }.joined()
    }
}

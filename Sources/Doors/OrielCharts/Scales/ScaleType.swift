import Foundation

/// How values are spread over an axis.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable { case linear, log, date, category, squareRoot, symmetricLog(slope: Double), power(Double) }

    let kind: Kind

    /// Equal distances for equal differences.
    public static let linear = ScaleType(kind: .linear)
    /// Equal distances for equal ratios. The domain must be above zero.
    public static let log = ScaleType(kind: .log)
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)
    /// Distances by the square roots of values.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// Linear near zero, and logarithmic away from it in both directions.
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)

    /// Linear near zero, and logarithmic away from it in both directions.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slope: slopeAtZero > 0 ? slopeAtZero : 1))
    }

    /// Distances by powers of values.
    public static func power(exponent: Double) -> ScaleType {
        ScaleType(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1))
    }
}

extension ScaleType {
    /// Returns a number whose differences are proportional to distances; nil where the scale has no place for it.
    func transformed(_ value: Double) -> Double? {
        let result: Double =
            switch kind {
            case .linear, .date, .category: value
            case .log: value > 0 ? log10(value) : .nan
            case .squareRoot: sign(value) * abs(value).squareRoot()
            case .symmetricLog(let slope): sign(value) * log1p(abs(value) * slope)
            case .power(let exponent): sign(value) * pow(abs(value), exponent)
            }
        return result.isFinite ? result : nil
    }

    /// The inverse of `transformed(_:)`.
    func restored(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: pow(10, value)
        case .squareRoot: sign(value) * value * value
        case .symmetricLog(let slope): sign(value) * expm1(abs(value)) / slope
        case .power(let exponent): sign(value) * pow(abs(value), 1 / exponent)
        }
    }

    private func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}

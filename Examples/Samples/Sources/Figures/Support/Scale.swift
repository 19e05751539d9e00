import Foundation

/// Maps values to the range from 0 to 1.
struct Scale {
    let lower: Double
    let upper: Double

    /// Contains all values, and zero.
    init(_ values: some Sequence<Double>) {
        lower = min(0, values.min() ?? 0)
        upper = max(lower + .ulpOfOne, values.max() ?? 1)
    }

    func callAsFunction(_ value: Double) -> CGFloat {
        CGFloat((value - lower) / (upper - lower))
    }
}

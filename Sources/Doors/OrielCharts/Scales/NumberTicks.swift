import Foundation

/// Round numbers on an axis.
enum NumberTicks {
    /// The largest number of ticks on an axis, whatever an app asks for.
    static let maximumCount = 1_000

    /// Returns a step of 1, 2, 2.5 or 5 times a power of ten that divides a range into about as many parts as asked for.
    static func step(for range: ClosedRange<Double>, desiredCount: Int, minimum: Double = 0) -> Double {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite else { return max(minimum, 1) }
        let rough = max(length / Double(max(1, min(desiredCount, maximumCount))), minimum)
        let power = pow(10, log10(rough).rounded(.down))
        guard power.isNormal else { return length }
        let steps = [1, 2, 2.5, 5, 10].map { $0 * power }
        guard minimum <= 0 else { return steps.first { $0 >= rough * (1 - 1e-9) } ?? 10 * power }
        // 2.5 only where the labels need no more digits than those of 2.
        let usual = power >= 10 ? steps : steps.filter { $0 != 2.5 * power }
        return usual.min { abs(log($0 / rough)) < abs(log($1 / rough)) } ?? rough
    }

    /// Returns the multiples of a step in a range.
    static func values(in range: ClosedRange<Double>, step: Double) -> [Double] {
        guard step > 0, step.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard first <= last, last - first <= Double(maximumCount) else { return [] }
        return stride(from: first, through: last, by: 1).map { index in
            // 3 * 0.1 is not 0.3, but 3 / 10 is. Zero has no sign.
            (step < 1 ? index / (1 / step) : index * step) + 0
        }
    }

    /// Returns a range whose ends are multiples of the step of its ticks.
    static func rounded(_ range: ClosedRange<Double>, desiredCount: Int) -> ClosedRange<Double> {
        let step = step(for: range, desiredCount: desiredCount)
        let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
        let high = (range.upperBound / step - 1e-9).rounded(.up) * step
        return low <= high && low.isFinite && high.isFinite ? low...high : range
    }

    /// Returns powers of ten in a range; further ones between them if those would be few.
    static func logarithmic(in range: ClosedRange<Double>, desiredCount: Int) -> [Double] {
        guard range.lowerBound > 0 else { return values(in: range, step: step(for: range, desiredCount: desiredCount)) }
        let powers = Int(log10(range.lowerBound).rounded(.down))...Int(log10(range.upperBound).rounded(.up))
        let decades = Double(powers.count)
        let factors: [Double] =
            decades >= Double(desiredCount) ? [1] : decades * 2 >= Double(desiredCount) ? [1, 3] : [1, 2, 5]
        let every = max(1, Int((decades / Double(max(1, desiredCount))).rounded()))
        return powers.filter { $0.isMultiple(of: every) }
            .flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
            .filter(range.contains)
    }
}

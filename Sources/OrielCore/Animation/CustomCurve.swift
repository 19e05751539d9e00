import Foundation
import Synchronization

/// The progress of a custom animation over time.
package final class CustomCurve: Hashable, Sendable {
    private struct Samples {
        /// The progress at each step; 1 after the last one.
        var values: [Double] = []
        /// The step at which the animation counts as complete.
        var completeStep: Int?
    }

    /// In seconds.
    private static let step = 1.0 / 120
    /// In seconds.
    private static let longestDuration = 20.0

    private let base: any CustomAnimation
    private let computed = Mutex<Samples?>(nil)

    init(_ base: some CustomAnimation) { self.base = base }

    var name: String { String(describing: base) }

    /// The time at which the animation ends, in seconds.
    var duration: TimeInterval { Double(samples.values.count) * Self.step }

    /// The time at which the animation counts as complete, in seconds.
    var logicalDuration: TimeInterval { samples.completeStep.map { Double($0) * Self.step } ?? duration }

    func progress(at time: TimeInterval) -> Double {
        let values = samples.values
        let position = max(time, 0) / Self.step
        guard position < Double(values.count) else { return 1 }
        let index = Int(position)
        let next = index + 1 < values.count ? values[index + 1] : 1
        return values[index] + (next - values[index]) * (position - Double(index))
    }

    private var samples: Samples {
        computed.withLock { computed in
            if let computed { return computed }
            let new = Self.samples(of: base)
            computed = new
            return new
        }
    }

    private static func samples(of base: some CustomAnimation) -> Samples {
        var samples = Samples()
        var context = AnimationContext<Double>()
        for index in 0..<Int(longestDuration / step) {
            guard let value = base.animate(value: 1.0, time: Double(index) * step, context: &context) else { break }
            samples.values.append(value.isFinite ? value : 1)
            if context.isLogicallyComplete, samples.completeStep == nil { samples.completeStep = index }
        }
        return samples
    }

    package static func == (lhs: CustomCurve, rhs: CustomCurve) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

import Foundation
package import OrielCore
import Synchronization

/// The process's animations in CSS. Computing the points of a spring takes as long as drawing many views.
private let knownTimings = Mutex<[Animation: Timing]>([:])
private let mostKnownTimings = 500

extension Timing {
    /// Creates the CSS timing of an animation.
    package init(_ animation: Animation) {
        if let known = knownTimings.withLock({ $0[animation] }) {
            self = known
            return
        }
        let timing = Timing(plan: animation.plan)
        knownTimings.withLock { if $0.count < mostKnownTimings { $0[animation] = timing } }
        self = timing
    }

    /// Creates the CSS timing of a plan, without looking for it among the known ones.
    init(plan: AnimationPlan) {
        var plan = plan
        var delay = 0.0
        var speed = 1.0
        // Changes of time only, delays and speeds, become numbers; the curve stays the same.
        while let outer = plan.timeChange {
            delay += outer.delay / speed
            speed *= outer.speed
            plan = outer.plan
        }
        let run = EasingCurve(plan)
        self.init(
            duration: Self.milliseconds(run.duration / speed),
            delay: Self.milliseconds(delay),
            easing: run.css,
            isEndless: run.isEndless
        )
    }

    /// Returns milliseconds, at most a day: an app may calculate a time from browser data.
    private static func milliseconds(_ seconds: Double) -> Int {
        Int(saturating: (min(max(seconds, 0), 86_400) * 1000).rounded())
    }
}

extension AnimationPlan {
    /// The inner plan and its change of time, if this plan does nothing else.
    fileprivate var timeChange: (plan: AnimationPlan, delay: Double, speed: Double)? {
        switch self {
        case .delayed(let plan, let delay): (plan, delay, 1)
        case .sped(let plan, let speed): speed > 0 ? (plan, 0, speed) : nil
        case .complete(let plan, _): (plan, 0, 1)
        case .curve, .spring, .custom, .repeated: nil
        }
    }
}

/// The progress of a change over its duration, as a CSS easing function.
struct EasingCurve {
    /// The duration in seconds, if the curve is endless that of one run, or of one there and back.
    let duration: Double
    let css: String
    let isEndless: Bool

    /// The maximum deviation of the piecewise linear curve, as a fraction of the whole change.
    static let tolerance = 0.002
    /// The maximum number of points of a repeated animation, over all runs.
    private static let mostPoints = 600

    init(_ plan: AnimationPlan) {
        isEndless = if case .repeated(_, count: nil, _) = plan { true } else { false }
        switch plan {
        case .curve(let curve, let duration):
            self.duration = duration
            css = curve.cssBezier ?? Self.linear(through: Self.points { curve.value(at: $0) })
        case .repeated(let inner, let count, let autoreverses):
            // CSS transitions run once: the runs are concatenated. Endless ones are repeated by the client.
            let run = EasingCurve.run(of: inner)
            let limit = max(Self.mostPoints / run.points.count, 1)
            let runs = min(count ?? (autoreverses ? 2 : 1), limit)
            duration = run.duration * Double(runs)
            css = Self.linear(
                through: Self.repeated(run.points, runs: runs, autoreverses: autoreverses, isEndless: isEndless)
            )
        default:
            let run = EasingCurve.run(of: plan)
            duration = run.duration
            css = Self.linear(through: run.points)
        }
    }

    /// A point of the curve: the progress at a fraction of the duration.
    struct Point: Equatable {
        var time: Double
        var value: Double
    }

    /// Returns one run of a plan.
    static func run(of plan: AnimationPlan) -> (duration: Double, points: [Point]) {
        let duration = min(max(plan.settlingDuration, 0.001), 20)
        return (duration, points { plan.progress(at: $0 * duration) })
    }

    /// Returns the points of a polyline close to a curve from 0 to 1. Adds a point where the deviation is largest, repeatedly.
    static func points(of curve: (Double) -> Double) -> [Point] {
        let samples = (0...512).map { Point(time: Double($0) / 512, value: curve(Double($0) / 512)) }
        var chosen = [0, 512]
        while chosen.count < 60 {
            var worst = (index: 0, error: tolerance)
            for (first, last) in zip(chosen, chosen.dropFirst()) where last - first > 1 {
                let (a, b) = (samples[first], samples[last])
                for index in (first + 1)..<last {
                    let expected = a.value + (b.value - a.value) * Double(index - first) / Double(last - first)
                    let error = abs(samples[index].value - expected)
                    if error > worst.error { worst = (index, error) }
                }
            }
            if worst.index == 0 { break }
            chosen.insert(worst.index, at: chosen.firstIndex { $0 > worst.index } ?? chosen.endIndex)
        }
        return chosen.map { samples[$0] }
    }

    private static func repeated(_ points: [Point], runs: Int, autoreverses: Bool, isEndless: Bool) -> [Point] {
        var result: [Point] = []
        for run in 0..<runs {
            let isReversed = autoreverses && run % 2 == 1
            for point in isReversed ? points.reversed() : points {
                let time = isReversed ? 1 - point.time : point.time
                result.append(Point(time: (Double(run) + time) / Double(runs), value: point.value))
            }
        }
        // The last run always ends at the new value.
        if !isEndless, let last = result.last, last.value != 1 { result.append(Point(time: 1, value: 1)) }
        return result
    }

    private static func linear(through points: [Point]) -> String {
        let list = points.enumerated()
            .map { index, point in
                let value = number((point.value * 1000).rounded() / 1000)
                if index == 0 || index == points.count - 1 { return value }
                return "\(value) \(number((point.time * 10_000).rounded() / 100))%"
            }
        return "linear(\(list.joined(separator: ",")))"
    }
}

extension UnitCurve {
    /// The curve in CSS; nil if CSS cannot express it.
    fileprivate var cssBezier: String? {
        if self == .linear { return "linear" }
        guard let curve = bezier else { return nil }
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
        return "cubic-bezier(\(numbers.joined(separator: ",")))"
    }
}

import Foundation
package import OrielCore

extension Timing {
    /// The animation as CSS has it.
    package init(_ animation: Animation) {
        let plan = animation.plan
        self.init(duration: Int((plan.cssDuration * 1000).rounded()), easing: plan.cssEasing)
    }
}

extension AnimationPlan {
    /// In seconds; what repeats for ever runs once.
    fileprivate var cssDuration: Double { min(settlingDuration, 10) }

    /// The curve through evenly spaced points.
    fileprivate var cssEasing: String {
        let count = 24
        let points = (0...count).map { index in
            number((progress(at: cssDuration * Double(index) / Double(count)) * 1000).rounded() / 1000)
        }
        return "linear(\(points.joined(separator: ",")))"
    }
}

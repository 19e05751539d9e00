import Foundation
import OrielUIKit

extension CAMediaTimingFunction {
    /// Returns the progress at a part of the time.
    func value(at time: Double) -> Double {
        func point(_ index: Int) -> (x: Double, y: Double) {
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            return (Double(values[0]), Double(values[1]))
        }
        let (first, second) = (point(1), point(2))
        return CubicBezier(x1: first.x, y1: first.y, x2: second.x, y2: second.y).y(at: time)
    }
}

// MARK: - Time

extension CAAnimation {
    /// The time of one run, in seconds.
    ///
    /// - Parameter outer: That of the group, for an animation without its own.
    private func length(in outer: TimeInterval) -> TimeInterval { max(duration > 0 ? duration : outer, 0.000_001) }

    /// The time of all runs at the usual speed, in seconds.
    private func activeLength(in outer: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return length(in: outer) * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    /// The time between the begin and the end, in seconds.
    var activeDuration: TimeInterval {
        speed > 0 ? max(activeLength(in: duration) - timeOffset, 0) / Double(speed) : .infinity
    }

    /// Returns the part of a run at a time after the begin, and the number of runs before it that were not reversed;
    /// nil if the animation has no effect then.
    private func place(at elapsed: TimeInterval, in outer: TimeInterval) -> (part: Double, runs: Double)? {
        let (length, active) = (length(in: outer), activeLength(in: outer))
        var time = max(elapsed, 0) * Double(max(speed, 0)) + timeOffset
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
        } else if time >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            time = active
        }
        var run = (time / length).rounded(.down)
        var part = time / length - run
        // The end of the last run is not the begin of another one.
        if time >= active, part == 0, run > 0 { (run, part) = (run - 1, 1) }
        if autoreverses {
            return (run.truncatingRemainder(dividingBy: 2) == 0 ? part : 1 - part, (run / 2).rounded(.down))
        }
        return (part, run)
    }
}

// MARK: - Values

extension CAAnimation {
    /// Adds the values of the animated properties at a time.
    ///
    /// - Parameters:
    ///   - elapsed: The seconds since the begin.
    ///   - outer: The duration of the group around the animation.
    @MainActor func addValues(
        to values: inout [String: LayerValue],
        of layer: CALayer,
        at elapsed: TimeInterval,
        in outer: TimeInterval = 0
    ) {
        guard let (part, runs) = place(at: elapsed, in: outer) else { return }
        let length = length(in: outer)
        if let group = self as? CAAnimationGroup {
            let time = (timingFunction?.value(at: part) ?? part) * length
            for animation in group.animations ?? [] {
                animation.addValues(to: &values, of: layer, at: time - animation.beginTime, in: length)
            }
            return
        }
        guard let animation = self as? CAPropertyAnimation, let keyPath = animation.keyPath else { return }
        guard let base = values[keyPath] ?? layer.value(ofProperty: keyPath) else {
            return UIView.warn("The property \(keyPath) of a \(type(of: layer)) cannot be animated.")
        }
        let progress: Double =
            if let spring = self as? CASpringAnimation { spring.progress(after: part * length) } else {
                timingFunction?.value(at: part) ?? part
            }
        guard var value = animation.value(at: progress, from: base) else { return }
        if animation.isCumulative, runs > 0, let end = animation.value(at: 1, from: base) {
            value = value.adding(end, times: runs)
        }
        values[keyPath] = animation.isAdditive ? base.adding(value) : value
    }
}

extension CAPropertyAnimation {
    /// Returns the value at a progress; nil if the animation has no values of the property's kind.
    fileprivate func value(at progress: Double, from base: LayerValue) -> LayerValue? {
        switch self {
        case let animation as CAKeyframeAnimation: return animation.value(at: progress, like: base)
        case let animation as CABasicAnimation:
            let from = LayerValue(animation.fromValue, like: base)
            let to = LayerValue(animation.toValue, like: base)
            let by = LayerValue(animation.byValue, like: base)
            let ends: (LayerValue, LayerValue)? =
                switch (from, to, by) {
                case (let from?, let to?, _): (from, to)
                case (let from?, nil, let by?): (from, from.adding(by))
                case (let from?, nil, nil): (from, base)
                case (nil, let to?, let by?): (to.subtracting(by), to)
                case (nil, let to?, nil): (base, to)
                case (nil, nil, let by?): (base, base.adding(by))
                case (nil, nil, nil): nil
                }
            return ends.map { $0.mixed(with: $1, by: progress) }
        default: return nil
        }
    }
}

public import Foundation
public import OrielUIKit

/// An animation through several values, or along a path.
///
///     let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
///     shake.values = [0, -10, 10, -6, 6, 0]
///     shake.duration = 0.4
///     field.layer.add(shake, forKey: "shake")
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Values such as those of a `CABasicAnimation`.
    public var values: [Any]?
    /// The times of the values as parts of the duration, from 0 to 1. If nil, they have equal distances.
    public var keyTimes: [NSNumber]?
    /// The pace between each value and the next one.
    public var timingFunctions: [CAMediaTimingFunction]?
    public var calculationMode = CAAnimationCalculationMode.linear

    private var line: Path?

    /// A path for the `position`, instead of values. Unlike Apple's, the layer moves along it at a constant speed,
    /// unless the animation has a timing function.
    public var path: CGPath? {
        get { line?.cgPath }
        set { line = newValue?.path }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let animation = copy as? CAKeyframeAnimation else { return copy }
        animation.values = values
        animation.keyTimes = keyTimes
        animation.timingFunctions = timingFunctions
        animation.calculationMode = calculationMode
        animation.line = line
        return animation
    }

    /// Returns the value at a part of the duration; nil without values of the kind of another one.
    func value(at progress: Double, like base: LayerValue) -> LayerValue? {
        if let line {
            let end = line.trimmedPath(from: 0, to: CGFloat(min(max(progress, 0), 1))).currentPoint
            return (end ?? line.startPoint).map { .numbers([$0.x, $0.y]) }
        }
        let points = (values ?? []).compactMap { LayerValue($0, like: base) }
        guard let first = points.first, points.count == values?.count else { return nil }
        let times = times(of: points)
        guard let next = times.firstIndex(where: { $0 > progress }) else { return points.last }
        guard next > 0 else { return first }
        if calculationMode == .discrete { return points[next - 1] }
        let length = times[next] - times[next - 1]
        let part = (progress - times[next - 1]) / length
        let function = timingFunctions.flatMap { next - 1 < $0.count ? $0[next - 1] : nil }
        return points[next - 1].mixed(with: points[next], by: function?.value(at: part) ?? part)
    }

    private func times(of points: [LayerValue]) -> [Double] {
        if calculationMode == .paced || calculationMode == .cubicPaced {
            let distances = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
            let total = distances.reduce(0, +)
            if total > 0 { return distances.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) } }
        } else if let keyTimes, keyTimes.count >= points.count {
            return keyTimes.prefix(points.count).map(\.doubleValue)
        }
        // Each discrete value has the same time, also the last one.
        let steps = calculationMode == .discrete ? points.count : points.count - 1
        return points.indices.map { steps > 0 ? Double($0) / Double(steps) : 0 }
    }
}

/// How values between keyframes are computed. Cubic modes are the same as those without curves.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value is shown until the time of the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The values change at a constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

extension Path {
    /// Where the path begins.
    fileprivate var startPoint: CGPoint? {
        if case .move(let point)? = elements.first { point } else { nil }
    }
}

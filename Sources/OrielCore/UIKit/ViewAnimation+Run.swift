import Foundation
import OrielUIKit

extension ViewAnimation {
    /// Makes `UIView.animate` animate as `withAnimation` does.
    @MainActor static func connect() { _ = connection }

    @MainActor private static let connection: Void = {
        run = { description, changes, completion in
            withAnimation(description.animation, changes, completion: completion)
        }
    }()

    private var animation: Animation {
        var animation: Animation
        if let spring {
            // A response of a third of the duration lets a critically damped spring settle in about the duration.
            animation = .spring(response: max(0.05, duration * 0.6), dampingFraction: max(0.05, spring.damping))
        } else if let curve {
            animation = .timingCurve(
                Double(curve.first.x),
                Double(curve.first.y),
                Double(curve.second.x),
                Double(curve.second.y),
                duration: duration
            )
        } else if options.isSuperset(of: .curveLinear) {
            animation = .linear(duration: duration)
        } else if options.contains(.curveEaseOut) {
            animation = .easeOut(duration: duration)
        } else if options.contains(.curveEaseIn) {
            animation = .easeIn(duration: duration)
        } else {
            animation = .easeInOut(duration: duration)
        }
        if options.contains(.repeat) {
            animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
        }
        return delay > 0 ? animation.delay(delay) : animation
    }
}

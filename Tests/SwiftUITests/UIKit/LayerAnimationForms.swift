import QuartzCore
import UIKit

// Animations of layers in a file that does not import SwiftUI; no file-level import may be added here.

/// A view that pulses, turns and shakes, as apps write it.
final class AnimatedView: UIView, CAAnimationDelegate {
    private(set) var hasEnded = false

    func pulse() {
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.duration = 0.6
        pulse.fromValue = 0.95
        pulse.toValue = 1.0
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(pulse, forKey: "pulse")
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        animation.keyTimes = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1]
        animation.calculationMode = .linear
        animation.isAdditive = true
        animation.delegate = self
        layer.add(animation, forKey: "shake")
    }

    func spring() {
        let spring = CASpringAnimation(keyPath: "position.y")
        spring.damping = 5
        spring.mass = 1
        spring.stiffness = 80
        spring.initialVelocity = 2
        spring.fromValue = layer.position.y + 20
        spring.toValue = layer.position.y
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: nil)
    }

    func appear() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = NSNumber(value: 0)
        fade.toValue = NSNumber(value: 1)
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 20))
        move.toValue = NSValue(cgPoint: center)
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 0.3
        group.beginTime = CACurrentMediaTime() + 0.1
        group.fillMode = .backwards
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: "appear")
    }

    func flip() {
        layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1)
        let flip = CABasicAnimation(keyPath: "transform")
        flip.fromValue = CATransform3DIdentity
        flip.toValue = CATransform3DScale(layer.transform, 2, 2, 1)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.4)
        CATransaction.setCompletionBlock { [weak self] in self?.hasEnded = true }
        layer.add(flip, forKey: "flip")
        CATransaction.commit()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { hasEnded = flag }
}

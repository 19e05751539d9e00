import QuartzCore
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct LayerAnimationFormsTests {
    private let view = AnimatedView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    @Test func `a layer has the animations that were added`() {
        view.pulse()
        view.shake()
        view.spring()
        view.appear()
        #expect(view.layer.animationKeys()?.count == 4)

        let pulse = view.layer.animation(forKey: "pulse") as? CABasicAnimation
        #expect(pulse?.keyPath == "transform.scale" && pulse?.repeatCount == .infinity && pulse?.speed == 1)
        let group = view.layer.animation(forKey: "appear") as? CAAnimationGroup
        #expect(group?.animations?.count == 2 && group?.fillMode == CAMediaTimingFillMode.backwards)

        view.layer.removeAllAnimations()
        #expect(view.layer.animationKeys() == nil && !view.hasEnded)
    }

    @Test func `an animation without a duration has that of the transaction`() {
        view.flip()

        #expect(view.layer.animation(forKey: "flip")?.duration == 0.4)
        #expect(abs(view.transform.a + 1) < 0.000_1)
    }

    @Test func `animations have the values that Apple documents`() {
        let animation = CAPropertyAnimation(keyPath: "opacity")
        let timing: any CAMediaTiming = animation

        #expect(timing.duration == 0 && timing.speed == 1 && timing.repeatCount == 0 && !timing.autoreverses)
        #expect(timing.fillMode == .removed && timing.beginTime == 0 && timing.timeOffset == 0)
        #expect(animation.isRemovedOnCompletion && !animation.isAdditive && !animation.isCumulative)
        #expect(CAKeyframeAnimation().calculationMode == CAAnimationCalculationMode.linear)
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(spring.mass == 1 && spring.settlingDuration == spring.duration)
    }

    @Test func `transforms in space are those that Apple documents`() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
        #expect(CATransform3DMakeTranslation(1, 2, 3).m43 == 3)
        let moved = CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3)
        #expect(CATransform3DEqualToTransform(moved, CATransform3DMakeTranslation(1, 2, 3)))
        #expect(CATransform3DConcat(moved, moved).m41 == 2 && CATransform3D().m11 == 0)
        #expect(CATransform3DMakeRotation(.pi, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func `values of geometry are objects`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
    }
}

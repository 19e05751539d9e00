import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

@MainActor
@Suite struct LayerAnimationTests {
    private let layer = CAShapeLayer()

    /// Returns the value of a property at times after the begin of an animation.
    private func values(_ animation: CAAnimation, _ property: String, at times: [Double]) -> [LayerValue?] {
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        layer.animations[0].begin(at: 100)
        return times.map { layer.animatedValues(at: 100 + $0)[property] }
    }

    private func numbers(_ animation: CAAnimation, _ property: String, at times: [Double]) -> [CGFloat?] {
        values(animation, property, at: times).map { value in
            guard case .numbers(let numbers)? = value else { return nil }
            return (numbers[0] * 1000).rounded() / 1000
        }
    }

    private func basic(_ property: String, from: Any?, to: Any?, duration: Double = 2) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: property)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test func `an animation goes from one value to another, and has no effect afterwards`() {
        let animation = basic("opacity", from: 0, to: NSNumber(value: 1))

        #expect(numbers(animation, "opacity", at: [-1, 0, 0.5, 1, 2, 3]) == [nil, 0, 0.25, 0.5, nil, nil])
    }

    @Test func `the fill mode says what is seen before and after`() {
        let animation = basic("opacity", from: 0.2, to: 0.8)
        animation.fillMode = .both

        #expect(numbers(animation, "opacity", at: [-1, 3]) == [0.2, 0.8])
    }

    @Test func `an animation is repeated, and goes back`() {
        let animation = basic("strokeEnd", from: 0, to: 1, duration: 1)
        animation.autoreverses = true
        animation.repeatCount = 2

        #expect(animation.activeDuration == 4)
        #expect(numbers(animation, "strokeEnd", at: [0.5, 1.25, 2.25, 3.75, 4]) == [0.5, 0.75, 0.25, 0.25, nil])
    }

    @Test func `each run of a cumulative animation begins where the last one has ended`() {
        let animation = basic("transform.rotation.z", from: nil, to: 1, duration: 1)
        animation.isCumulative = true
        animation.repeatCount = .infinity

        #expect(animation.activeDuration == .infinity)
        #expect(numbers(animation, "transform.rotation.z", at: [0.5, 1.5, 2.5]) == [0.5, 1.5, 2.5])
    }

    @Test func `missing values are those of the layer`() {
        layer.lineWidth = 4
        let by = CABasicAnimation(keyPath: "lineWidth")
        by.byValue = 2
        by.duration = 1

        #expect(numbers(basic("lineWidth", from: nil, to: 8), "lineWidth", at: [1]) == [6])
        #expect(numbers(basic("lineWidth", from: 0, to: nil), "lineWidth", at: [1]) == [2])
        #expect(numbers(by, "lineWidth", at: [0.5]) == [5])
    }

    @Test func `a timing function changes the pace`() {
        let animation = basic("opacity", from: 0, to: 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)

        let half = numbers(animation, "opacity", at: [1])[0] ?? 1
        #expect(abs(half - 0.315) < 0.01)
    }

    @Test func `speed and time offset change the time`() {
        let animation = basic("opacity", from: 0, to: 1)
        animation.speed = 2
        animation.timeOffset = 0.5

        #expect(animation.activeDuration == 0.75)
        #expect(numbers(animation, "opacity", at: [0, 0.5]) == [0.25, 0.75])
    }

    @Test func `keyframes have their times`() {
        let animation = CAKeyframeAnimation(keyPath: "transform.scale")
        animation.values = [1, 3, 2]
        animation.duration = 1
        #expect(numbers(animation, "transform.scale", at: [0.25, 0.5, 0.75]) == [2, 3, 2.5])

        animation.keyTimes = [0, 0.2, 1]
        #expect(numbers(animation, "transform.scale", at: [0.1, 0.6]) == [2, 2.5])

        animation.keyTimes = nil
        animation.calculationMode = .discrete
        #expect(numbers(animation, "transform.scale", at: [0.1, 0.4, 0.9]) == [1, 3, 2])

        animation.calculationMode = .paced
        #expect(numbers(animation, "transform.scale", at: [0.5]) == [2.5])
    }

    @Test func `a layer moves along a path`() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 20))
        animation.path = path
        animation.duration = 1

        let value = values(animation, "position", at: [0.25])[0]
        guard case .numbers(let place)? = value, place.count == 2 else {
            Issue.record("\(String(describing: value)) is no point")
            return
        }
        // The length of a path is a sum.
        #expect(abs(place[0] - 35) < 0.001)
        #expect(place[1] == 20)
    }

    @Test func `a spring overshoots, and settles`() {
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = 0
        spring.toValue = 1
        spring.damping = 5
        spring.duration = spring.settlingDuration

        let shown = stride(from: 0.0, to: spring.duration, by: 0.02).compactMap {
            numbers(spring, "transform.scale", at: [$0])[0]
        }
        #expect((shown.max() ?? 0) > 1.2)
        #expect(abs((shown.last ?? 0) - 1) < 0.01)
        #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).duration > 0.5)
    }

    @Test func `colours and paths are mixed`() {
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        let color = basic("fillColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)

        guard case .path(let path)? = values(basic("path", from: nil, to: wide), "path", at: [1])[0],
            case .colors(let colors)? = values(color, "fillColor", at: [1])[0]
        else {
            Issue.record("the path or the colour has no value")
            return
        }
        #expect(path.boundingRect.width == 20)
        #expect(colors.map(\.red) == [0.5])
    }

    @Test func `the animations of a group share its time`() {
        let late = basic("opacity", from: 0, to: 1, duration: 1)
        late.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [basic("strokeEnd", from: 0, to: 1, duration: 0), late]
        group.duration = 2

        #expect(numbers(group, "strokeEnd", at: [1]) == [0.5])
        #expect(numbers(group, "opacity", at: [0.5, 1.5]) == [nil, 0.5])
    }

    @Test func `values that do not fit a property have no effect`() {
        #expect(values(basic("opacity", from: "a", to: "b"), "opacity", at: [1]) == [nil])
        #expect(values(basic("filters", from: 0, to: 1), "filters", at: [1]) == [nil])
    }

    @Test func `a layer keeps a copy, under a key`() {
        let animation = basic("opacity", from: 0, to: 1)
        animation.setValue("fade", forKey: "name")
        layer.add(animation, forKey: "a")
        layer.add(animation, forKey: "a")
        animation.toValue = 0.5

        #expect(layer.animationKeys() == ["a"])
        #expect((layer.animation(forKey: "a") as? CABasicAnimation)?.toValue as? Int == 1)
        #expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String == "fade")
    }

    @Test func `transforms are composed of their parts`() {
        let turn = LayerTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1).planeValues)
        #expect(abs(turn.rotation - .pi / 2) < 0.000_1 && abs(turn.scaleX - 1) < 0.000_1)

        let both = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
        #expect(LayerTransform(both.planeValues).numbers == [2, 3, 0, 10, 21])
        #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
    }

    // MARK: - Drawing

    private final class Observer: NSObject, CAAnimationDelegate {
        var calls: [String] = []

        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append(flag ? "finished" : "stopped") }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func `the steps of an animation are sent in advance, and it is removed at its end`() {
        let (stage, view, observer) = (AnimationStage(), UIView(), Observer())
        stage.mount { Shown(view: view) }
        let fade = basic("opacity", from: 0, to: 1, duration: 0.2)
        fade.delegate = observer

        let patches = stage.change { view.layer.add(fade, forKey: "fade") }

        let moments = patches.filter { if case .moment = $0.operation { true } else { false } }
        #expect(moments.count > 8)
        #expect(observer.calls == ["start"] && view.alpha == 1)

        stage.pass(0.25)
        #expect(observer.calls == ["start", "finished"] && view.layer.animationKeys() == nil)
    }

    @Test func `a transaction ends when its animations have ended`() {
        let (stage, view) = (AnimationStage(), UIView())
        stage.mount { Shown(view: view) }
        var isDone = false

        stage.change {
            CATransaction.begin()
            CATransaction.setCompletionBlock { isDone = true }
            view.layer.add(basic("transform.scale", from: 1, to: 2, duration: 0.1), forKey: nil)
            CATransaction.commit()
        }
        #expect(!isDone)

        stage.pass(0.2)
        #expect(isDone)
    }

    @Test func `an animation that is removed has not finished`() {
        let (stage, view, observer) = (AnimationStage(), UIView(), Observer())
        stage.mount { Shown(view: view) }
        let turn = basic("transform.rotation", from: 0, to: CGFloat.pi, duration: 5)
        turn.delegate = observer
        stage.change { view.layer.add(turn, forKey: "turn") }

        stage.change { view.layer.removeAnimation(forKey: "turn") }

        #expect(observer.calls == ["start", "stopped"])
    }

    private final class Pulse: UIView, CAAnimationDelegate {
        var calls: [Bool] = []

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append(flag) }

        func begin() {
            let pulse = CABasicAnimation(keyPath: "transform.scale")
            pulse.toValue = 2
            pulse.repeatCount = .infinity
            pulse.delegate = self
            layer.add(pulse, forKey: "pulse")
        }
    }

    @Test func `a view that leaves the page has no animation any more, which would keep its delegate`() {
        let (stage, outer, inner) = (AnimationStage(), Pulse(), Pulse())
        outer.addSubview(inner)
        stage.mount { Shown(view: outer) }
        let mask = CALayer()
        outer.layer.mask = mask
        stage.change {
            outer.begin()
            inner.begin()
            mask.add(basic("opacity", from: 0, to: 1), forKey: "mask")
        }

        stage.change { inner.removeFromSuperview() }
        #expect(inner.calls == [false] && inner.layer.animationKeys() == nil)
        #expect(outer.calls == [] && outer.layer.animationKeys() == ["pulse"])

        stage.graph.unmount()
        #expect(outer.calls == [false] && outer.layer.animationKeys() == nil)
        #expect(mask.animationKeys() == nil)
    }

    @Test func `an animation that is added before the view is in a page begins there`() {
        let (stage, view) = (AnimationStage(), Pulse())
        view.begin()

        stage.mount { Shown(view: view) }

        #expect(view.layer.animationKeys() == ["pulse"] && view.calls == [])
        #expect(view.layer.animations.first?.start != nil)
    }
}

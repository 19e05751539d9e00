import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

@MainActor
@Suite struct LayerActionTests {
    private let stage = AnimationStage()
    private let view = UIView()
    private let layer = CAShapeLayer()

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
    }

    @Test func `changes of a sublayer that is shown are animated for a quarter of a second`() {
        layer.opacity = 0.8
        #expect(layer.animationKeys() == nil)
        stage.mount { Shown(view: view) }

        let patches = stage.change {
            layer.opacity = 0
            layer.strokeEnd = 0.5
            layer.position.x = 100
        }

        #expect(layer.animationKeys() == ["opacity", "strokeEnd", "position"])
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
        #expect(patches.contains { if case .moment = $0.operation { true } else { false } })
        stage.pass(0.3)
        #expect(layer.animationKeys() == nil && layer.opacity == 0)
    }

    @Test func `the values that are seen are those of the presentation`() throws {
        #expect(layer.presentation() == nil)
        stage.mount { Shown(view: view) }
        stage.change {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.position.x = 105
            layer.lineWidth = 3
            layer.bounds.size.width = 30
            CATransaction.commit()
        }

        stage.time += 1

        let seen = try #require(layer.presentation())
        #expect(abs(seen.position.x - 55) < 0.001 && abs(seen.lineWidth - 2) < 0.001)
        #expect(abs(seen.bounds.width - 20) < 0.001 && seen.frame.minY == 0)
        #expect(seen.model() === layer && layer.model() === layer && layer.position.x == 105)
        #expect(view.layer.presentation()?.opacity == 1)
    }

    @Test func `an animation begins with the value that is seen`() {
        stage.mount { Shown(view: view) }
        stage.change {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 0
            CATransaction.commit()
        }
        stage.time += 0.5

        stage.change { layer.opacity = 1 }

        let seen = layer.presentation()?.opacity ?? 0
        #expect(abs(seen - 0.5) < 0.001 && layer.animationKeys() == ["opacity"])
    }

    @Test func `of two changes in a turn, the animation begins before the first`() {
        stage.mount { Shown(view: view) }

        stage.change {
            layer.opacity = 0.5
            layer.opacity = 0
        }

        #expect(layer.presentation()?.opacity == 1 && layer.animations.count == 1)
    }

    @Test func `actions decide what happens`() {
        stage.mount { Shown(view: view) }

        stage.change {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.commit()
            layer.actions = ["opacity": NSNull()]
            layer.opacity = 0.2
            UIView.animate(withDuration: 1) { layer.cornerRadius = 4 }
            view.layer.cornerRadius = 3
        }
        #expect(layer.animationKeys() == nil && view.layer.animationKeys() == nil)

        let slow = CABasicAnimation(keyPath: "cornerRadius")
        slow.fromValue = 0
        slow.duration = 3
        layer.actions = ["cornerRadius": slow]
        stage.change { layer.cornerRadius = 8 }
        #expect(layer.animation(forKey: "cornerRadius")?.duration == 3)
    }

    @Test func `a layer that was taken out is not animated until it is shown again`() {
        stage.mount { Shown(view: view) }
        stage.change { layer.removeFromSuperlayer() }

        stage.change {
            layer.opacity = 0
            view.layer.addSublayer(layer)
            layer.opacity = 0.5
        }
        #expect(layer.animationKeys() == nil)

        stage.change { layer.opacity = 1 }
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func `a transaction waits for the animations of its changes`() {
        stage.mount { Shown(view: view) }
        var isDone = false
        stage.change {
            CATransaction.begin()
            CATransaction.setCompletionBlock { isDone = true }
            layer.opacity = 0
            CATransaction.commit()
        }
        #expect(!isDone)

        stage.pass(0.3)
        #expect(isDone)
    }

    // MARK: - Drawing

    private final class DrawnLayer: CALayer {
        var drawings = 0

        override func draw(in ctx: CGContext) {
            drawings += 1
            ctx.fill(bounds)
        }
    }

    @Test func `a layer draws itself when it is told to, and once for all steps of its animations`() {
        let drawn = DrawnLayer()
        drawn.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        view.layer.addSublayer(drawn)
        stage.mount { Shown(view: view) }
        #expect(drawn.drawings == 0)

        stage.change { drawn.setNeedsDisplay() }
        #expect(drawn.drawings == 1 && !drawn.needsDisplay())

        stage.change { drawn.opacity = 0.5 }
        stage.change { drawn.bounds.size.width = 16 }
        #expect(drawn.drawings == 1)

        stage.change {
            drawn.needsDisplayOnBoundsChange = true
            drawn.bounds.size.width = 20
        }
        #expect(drawn.drawings == 2)
    }
}

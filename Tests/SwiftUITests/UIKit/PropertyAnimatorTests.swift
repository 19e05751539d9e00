import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
    private let panel = AnimatedPanel()

    @Test func `changes run at the start, and completions at the end`() async throws {
        let host = ViewHost { ShownPanel(panel: panel) }
        #expect(panel.animator.state == .inactive)

        try await host.tap("Start")
        #expect(panel.box.alpha == 0.25)
        #expect(panel.label.text == "moving")
        #expect(panel.animator.isRunning)
        #expect(panel.animator.state == .active)

        await host.advance(by: .seconds(3))
        #expect(panel.label.text == "end")
        #expect(!panel.animator.isRunning)
        #expect(panel.animator.state == .inactive)
    }

    @Test func `a stopped animation ends where the app says`() async throws {
        let host = ViewHost { ShownPanel(panel: panel) }
        try await host.tap("Start")

        panel.animator.stopAnimation(false)
        #expect(panel.animator.state == .stopped)
        #expect(panel.label.text == "moving")

        panel.animator.finishAnimation(at: .current)
        #expect(panel.label.text == "current")
        #expect(panel.animator.state == .inactive)
    }

    @Test func `an animation that is stopped without an end calls no completion`() async throws {
        let host = ViewHost { ShownPanel(panel: panel) }
        try await host.tap("Start")

        panel.animator.stopAnimation(true)
        await host.advance(by: .seconds(3))

        #expect(panel.label.text == "moving")
        #expect(panel.animator.state == .inactive)
    }

    @Test func `a spring with a bounce changes views`() {
        let view = UIView()
        UIView.animate(springDuration: 0.4, bounce: 0.3, delay: 0.1) { view.alpha = 0.5 }

        #expect(view.alpha == 0.5)
    }

    @Test func `animators have curves, springs and control points`() {
        let animators = [
            UIViewPropertyAnimator(duration: 2, curve: UIView.AnimationCurve.easeIn),
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {},
            UIViewPropertyAnimator(
                duration: -1,
                controlPoint1: CGPoint(x: 0.2, y: 0),
                controlPoint2: CGPoint(x: 0.8, y: 1)
            ),
        ]

        #expect(animators.map(\.duration) == [2, 1, 0])
        #expect(animators.allSatisfy { !$0.isRunning && $0.state == UIViewAnimatingState.inactive })
    }
}

/// A box that an animator changes, and a label that tells where the animation is.
private final class AnimatedPanel: UIStackView {
    let box = UIView()
    let label = UILabel()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    init() {
        super.init(frame: .zero)
        let button = UIButton(type: .system)
        button.setTitle("Start", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchUpInside)
        for view in [box, label, button] { addArrangedSubview(view) }
        label.text = "still"
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func start() {
        animator.addAnimations { [box] in box.alpha = 0.25 }
        animator.addAnimations({ [label] in label.text = "moving" }, delayFactor: 0.5)
        animator.addCompletion { [label] (position: UIViewAnimatingPosition) in
            switch position {
            case .end: label.text = "end"
            case .start: label.text = "start"
            case .current: label.text = "current"
            }
        }
        animator.startAnimation()
    }
}

private struct ShownPanel: UIViewRepresentable {
    let panel: AnimatedPanel

    func makeUIView(context: Context) -> UIStackView { panel }
    func updateUIView(_ panel: UIStackView, context: Context) {}
}

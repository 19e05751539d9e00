import Foundation
import OrielCombine
import Testing

@testable import OrielCore

@MainActor
@Suite struct KeyframeTests {
    struct Place: Equatable {
        var x = 0.0
        var angle = Angle.zero
    }

    @Test func `linear keyframes follow each other`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 2)
        }

        #expect(timeline.duration == 3)
        #expect([-1, 0, 0.5, 1, 2, 3, 4].map { timeline.value(time: $0) } == [0, 0, 5, 10, 5, 0, 0])
        #expect(timeline.value(progress: 0.5) == 7.5)
    }

    @Test func `a curve shapes the way to a keyframe`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(8, duration: 2, timingCurve: .easeIn) }

        #expect(abs(timeline.value(time: 1) - 8 * UnitCurve.easeIn.value(at: 0.5)) < 0.000_1)
    }

    @Test func `tracks change their properties side by side`() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) {
                MoveKeyframe(4)
                LinearKeyframe(8, duration: 1)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
        }

        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0) == Place(x: 4))
        #expect(timeline.value(time: 1) == Place(x: 8, angle: .degrees(45)))
        #expect(timeline.value(time: 2) == Place(x: 8, angle: .degrees(90)))
        var place = Place(x: 1, angle: .degrees(1))
        timeline.update(value: &place, progress: 0.25)
        #expect(place == Place(x: 6, angle: .degrees(22.5)))
    }

    @Test func `a spring settles, or is cut off`() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let whole = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: spring) }
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.2, spring: spring)
            LinearKeyframe(3, duration: 1)
        }

        #expect(abs(whole.duration - spring.settlingDuration(target: 1.0)) < 0.001)
        let half = spring.value(target: 1.0, time: 0.2)
        #expect(abs(whole.value(time: 0.2) - half) < 0.000_1)
        #expect(abs(cut.value(time: 0.7) - (half + 3) / 2) < 0.000_1)
    }

    @Test func `cubic keyframes meet without a corner`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        let slope = { (time: Double) in
            (timeline.value(time: time + 0.001) - timeline.value(time: time - 0.001)) / 0.002
        }

        #expect(timeline.value(time: 1) == 1)
        #expect(timeline.value(time: 2) == 4)
        // Half of the way from 0 to 4 in two seconds.
        #expect(abs(slope(1) - 2) < 0.01)
        #expect(abs(slope(0.002)) < 0.05)
        #expect(abs(slope(1.998)) < 0.05)
    }

    @Test func `an own velocity begins a cubic keyframe`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 6, endVelocity: -6)
        }

        #expect(abs(timeline.value(time: 0.5) - 1.5) < 0.000_1)
    }

    @Test func `no keyframes are no time`() {
        let timeline = KeyframeTimeline(initialValue: 7.0) {
            KeyframeTrack(\.self) { for _ in 0..<0 { MoveKeyframe(1) } }
        }

        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 1) == 7)
    }

    // MARK: - Views

    final class Model: ObservableObject {
        @Published var count = 0
        @Published var isRepeating = true
    }

    struct Triggered: View {
        @ObservedObject var model: Model
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: model.count) { value in
                Text(value.formatted(.number.precision(.fractionLength(2))))
            } keyframes: { _ in
                LinearKeyframe(1, duration: 0.1)
                LinearKeyframe(0, duration: 0.1)
            }
        }
    }

    @Test func `a trigger plays the keyframes once`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Triggered(model: model) }
        #expect(stage.texts == ["0.00"])

        let shown = texts(stage.change { model.count = 1 })

        #expect(shown[50] == ["0.50"])
        #expect(shown[100] == ["1.00"])
        #expect(shown[150] == ["0.50"])
        #expect(shown[200] == ["0.00"])
        #expect(stage.pass(1).isEmpty)
    }

    @Test func `a second trigger begins with the value that is shown`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Triggered(model: model) }
        stage.change { model.count = 1 }

        stage.time += 0.05
        let shown = texts(stage.change { model.count = 2 })

        #expect(shown[0] == ["0.50"])
        #expect(shown[50] == ["0.75"])
        #expect(shown[100] == ["1.00"])
    }

    @Test func `keyframes repeat until repeating is turned off`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                Color.red.keyframeAnimator(initialValue: 0.0, repeating: model.isRepeating) { content, value in
                    content
                    Text(value.formatted(.number.precision(.fractionLength(2))))
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 0.5)
                }
            }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let shown = texts(stage.pass(0.15))
        #expect(shown[0] == ["0.30"])
        #expect(shown[200] == ["0.70"])
        #expect(shown[600] == ["0.50"])

        #expect(texts(stage.change { model.isRepeating = false }) == [0: ["0.00"]])
        #expect(stage.pass(5).isEmpty)
    }
}

import OrielCombine
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Tests of springs that interrupt other changes of style.
@Suite struct TransitionCoursesTests {
    private let spring = Spring(duration: 0.5, bounce: 0.3)

    /// The curve of the spring with a velocity, as CSS.
    private func timing(_ velocity: Double) -> Timing {
        Timing(.interpolatingSpring(spring, initialVelocity: velocity))
    }

    /// Changes a property of one node: linearly in a second, and in the last step with a spring.
    private func lastTiming(
        _ values: [String?],
        of property: String = "opacity",
        at times: [Double],
        spring: Animation? = nil
    ) -> Timing? {
        let last = spring ?? .spring(self.spring)
        var courses = TransitionCourses()
        var result: Timing?
        for (index, time) in times.enumerated() {
            result = courses.begin(
                1,
                from: [property: values[index]].compactMapValues { $0 },
                to: [property: values[index + 1]].compactMapValues { $0 },
                animation: index < times.count - 1 ? .linear(duration: 1) : last,
                at: time
            )
        }
        return result
    }

    // A browser takes only a part of the duration for a way back, as for the part of the way.
    @Test(
        arguments: [
            ("opacity", ["0", nil, "0"]), ("background-color", ["#ff0000", "#00f", "#ff0000"]),
            ("transform", ["scale(1)", "rotate(20deg)", "scale(1)"]),
        ] as [(String, [String?])]
    )
    func `a spring back begins with the velocity of the change it interrupts`(property: String, values: [String?]) {
        let back = lastTiming(values, of: property, at: [0, 0.5])

        #expect(back?.easing == timing(-2).easing)
        #expect(back?.duration == timing(-2).duration * 2)
    }

    @Test(
        arguments: [
            ("opacity", ["0", "0.5", "0.75"]), ("transform", ["scale(1)", "scale(2)", "scale(2.5)"]),
            ("transform", ["translate(0,0)", "translate(10px,20px)", "translate(15px,30px)"]),
        ] as [(String, [String?])]
    )
    func `a spring to a third value keeps the velocity`(property: String, values: [String?]) {
        #expect(lastTiming(values, of: property, at: [0, 0.5]) == timing(1))
    }

    @Test func `the curve begins with the slope`() throws {
        let back = try #require(lastTiming(["0", "1", "0"], at: [0, 0.5]))

        for time in [0.01, 0.02, 0.05, 0.2] {
            // In the browser, the curve takes half of its duration.
            let shown = EasingReader.value(of: back.easing, at: time / (Double(back.duration) / 2000))
            let expected = spring.value(target: 1.0, initialVelocity: -2, time: time)
            #expect(abs(shown - expected) < 0.006)
        }
        // It goes on in the old direction at first.
        #expect(EasingReader.value(of: back.easing, at: 0.005) < 0)
    }

    @Test func `a change that has turned once turns from where it is`() {
        // At 0.5, half of the way is left, for which the browser takes half a second; at 0.75 a quarter.
        let third = lastTiming(["0", "1", "0", "1"], at: [0, 0.5, 0.75])

        #expect(third?.easing == timing(-1.25).easing)
        #expect(third?.duration == Int((Double(timing(-1.25).duration) / 0.75).rounded()))
    }

    @Test(arguments: [1, 1.5, 20]) func `nothing is interrupted after the end`(time: Double) {
        #expect(lastTiming(["0", "1", "0"], at: [0, time]) == timing(0))
    }

    @Test func `other changes begin as before`() {
        #expect(lastTiming(["0", "1"], at: [0]) == timing(0))
        // A third colour has an unknown distance.
        #expect(lastTiming(["#f00", "#0f0", "#00f"], of: "color", at: [0, 0.5]) == timing(0))
        // One curve cannot move both numbers.
        let places = ["translate(0,0)", "translate(10px,0)", "translate(10px,30px)"]
        #expect(lastTiming(places, of: "transform", at: [0, 0.5]) == timing(0))
        // A curve has its own velocity, and a delay stops the motion.
        #expect(lastTiming(["0", "1", "0"], at: [0, 0.5], spring: .easeOut) == Timing(.easeOut))
        let delayed = Animation.spring(spring).delay(1)
        #expect(lastTiming(["0", "1", "0"], at: [0, 0.5], spring: delayed) == Timing(delayed))
    }

    @Test func `properties that move otherwise keep no velocity`() {
        var courses = TransitionCourses()
        _ = courses.begin(1, from: ["opacity": "0"], to: ["opacity": "1"], animation: .linear(duration: 1), at: 0)

        let timing = courses.begin(
            1,
            from: ["opacity": "1", "width": "10px"],
            to: ["opacity": "0", "width": "20px"],
            animation: .spring(spring),
            at: 0.5
        )

        #expect(timing == Timing(.spring(spring)))
    }

    @Test func `a change without animation stops the motion`() {
        var courses = TransitionCourses()
        _ = courses.begin(1, from: ["opacity": "0"], to: ["opacity": "1"], animation: .linear(duration: 1), at: 0)
        #expect(!courses.isEmpty)

        let timing = courses.begin(1, from: ["opacity": "1"], to: [:], animation: nil, at: 0.25)

        #expect(timing == nil)
        #expect(courses.isEmpty)
    }

    @Test func `the courses of many nodes are forgotten`() {
        var courses = TransitionCourses()
        func begin(_ node: UInt32, _ values: [String], at time: Double) -> Timing? {
            courses.begin(
                node,
                from: ["opacity": values[0]],
                to: ["opacity": values[1]],
                animation: time == 0 ? .linear(duration: 1) : .spring(spring),
                at: time
            )
        }
        let count = UInt32(TransitionCourses.limit) + 1
        for node in 1...count { _ = begin(node, ["0", "1"], at: 0) }

        let (first, last) = (begin(1, ["1", "0"], at: 0.5), begin(count, ["1", "0"], at: 0.5))
        #expect(first == timing(0))
        #expect(last?.easing == timing(-2).easing)
    }

    // MARK: - In a document

    private final class Model: ObservableObject {
        @Published var isShown = true
    }

    private struct Fading: View {
        @ObservedObject var model: Model

        var body: some View { Text("Hello").opacity(model.isShown ? 1 : 0.25) }
    }

    @MainActor
    @Test(arguments: [(0.5, -2.0), (2, 0)])
    func `a document sends the curve for the time of the interruption`(time: Double, velocity: Double) async throws {
        let model = Model()
        let host = ViewHost { Fading(model: model) }
        let document = WebDocument()
        var now = 100.0
        document.now = { now }
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())
        func show(_ isShown: Bool, _ animation: Animation) async throws {
            withAnimation(animation) { model.isShown = isShown }
            await host.settle()
            document.take(host.drainPatches())
            try client.apply(document.encodeChanges())
        }

        try await show(false, .linear(duration: 1))
        now += time
        try await show(true, .spring(spring))

        #expect(client.usedTimings.count == 2)
        #expect(client.usedTimings.first == Timing(.linear(duration: 1)))
        #expect(client.usedTimings.last?.easing == timing(velocity).easing)
    }
}

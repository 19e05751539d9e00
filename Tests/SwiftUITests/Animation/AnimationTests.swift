import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AnimationTests {
    @Test(arguments: ["Plain", "Easing", "Method"])
    func `an animated change is made`(name: String) async throws {
        let host = ViewHost { AnimatedChanges() }

        try await host.tap(name)

        #expect(host.texts.contains("Open"))
    }

    @Test func `animated changes give results and complete`() async throws {
        let host = ViewHost { AnimatedChanges() }

        try await host.tap("Result")
        try await host.tap("Result")
        #expect(host.texts.contains("Count 2"))
        try await host.tap("Optional")
        #expect(host.texts.contains("Count 1"))

        try await host.tap("Completed")
        try await host.wait(until: { host.texts.last == "Completed 1" }, within: patience)
    }

    @Test func `changes in a transaction are made`() async throws {
        let host = ViewHost { TransactionForms() }

        try await host.tap("Without animation")
        #expect(host.texts.last == "on")
        try await host.tap("With key")
        #expect(host.texts.last == "off")
    }

    @Test func `every form of animation is a value of its own`() {
        #expect(AnimationValues.easings.count == 12)
        #expect(AnimationValues.springs[0] == AnimationValues.springs[1])
        #expect(AnimationValues.changed[0] == .default.delay(1))
        #expect(AnimationValues.changed[0] != .default)
    }

    @Test func `animatable views show their value`() {
        let host = ViewHost { CountingView(value: 2.5) }

        #expect(host.texts == ["Value 2", "2", "2.5"])
        #expect((Weights(values: [1]) + Weights(values: [2, 3])).values == [3, 3])
    }

    @Test func `a custom animation that merges ends at the last value`() async throws {
        let host = ViewHost { ChasedCount() }

        try await host.tap("More")
        try await host.tap("More")

        try await host.wait(until: { host.texts.contains("Value 20") }, within: patience)
    }

    @Test func `an animation in a closure leaves the view inside alone`() async throws {
        let host = ViewHost { ScopedAnimations() }

        try await host.tap("Dark")

        let animations = host.drainPatches().map(\.animation)
        #expect(host.texts == ["Lit"])
        #expect(animations.filter { $0 == .easeInOut(duration: 0.2) }.count == 1)
        #expect(animations.filter { $0 == .default }.count == 1)
        #expect(animations.filter { $0 == nil }.count == animations.count - 2)
    }
}

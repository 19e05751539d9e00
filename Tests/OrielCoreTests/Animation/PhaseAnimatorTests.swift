import OrielCombine
import Testing

@testable import OrielCore

@MainActor
@Suite struct PhaseAnimatorTests {
    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Loop: View {
        var phases = ["a", "b", "c"]
        var body: some View {
            PhaseAnimator(phases) {
                Text($0)
            } animation: {
                $0 == "b" ? .linear(duration: 2) : .linear(duration: 1)
            }
        }
    }

    @Test func `phases follow each other when their animations have ended`() {
        let stage = AnimationStage()
        stage.mount { Loop() }

        #expect(stage.texts == ["b"])
        #expect(stage.pass(1.9).isEmpty)
        let patches = stage.pass(0.1)
        #expect(stage.texts == ["c"])
        #expect(patches.map(\.animation) == [.linear(duration: 1)])
        stage.pass(1)
        #expect(stage.texts == ["a"])
        stage.pass(1)
        #expect(stage.texts == ["b"])
    }

    @Test(arguments: [[], ["a"]]) func `a single phase does nothing`(phases: [String]) {
        let stage = AnimationStage()
        stage.mount { Loop(phases: phases) }

        #expect(stage.pass(10).isEmpty)
        #expect(stage.texts == phases)
    }

    struct Triggered: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("x").phaseAnimator([0, 1, 2], trigger: model.count) { content, phase in
                content
                Text("\(phase)")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func `a trigger goes through the phases once`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Triggered(model: model) }
        #expect(stage.pass(5).isEmpty)

        stage.change { model.count = 1 }
        #expect(stage.texts == ["x", "1"])
        stage.pass(1)
        #expect(stage.texts == ["x", "2"])
        stage.pass(1)
        #expect(stage.texts == ["x", "0"])
        #expect(stage.pass(5).isEmpty)
    }

    @Test func `phases without animation have a least duration`() {
        let stage = AnimationStage()
        stage.mount {
            PhaseAnimator([0, 1]) {
                Text("\($0)")
            } animation: { _ in
                nil
            }
        }

        #expect(stage.pass(0.04).isEmpty)
        stage.pass(0.01)
        #expect(stage.texts == ["0"])
    }

    @Test func `phases wait while the browser does not keep up`() {
        let stage = AnimationStage()
        stage.mount { Loop() }
        stage.graph.continueAnimations { false }

        #expect(stage.pass(2).isEmpty)
        stage.graph.continueAnimations { true }
        stage.pass(1)
        #expect(stage.texts == ["c"])
    }

    @Test func `a view that leaves ends its phases`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { if model.count == 0 { Loop() } }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        stage.change { model.count = 1 }

        #expect(stage.pass(5).isEmpty)
    }
}

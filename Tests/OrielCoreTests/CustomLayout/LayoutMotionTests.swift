import Foundation
import OrielCombine
import Testing

@testable import OrielCore

/// Layouts whose data moves. The time is set by hand.
@MainActor
@Suite struct LayoutMotionTests {
    /// Places each view at the square of its number, and as far down as the layout is wide.
    private struct Squares: Layout {
        var root: Double
        var inset = 0.0

        var animatableData: Double {
            get { root }
            set { root = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: min(max(proposal.width ?? 200, 0), 200), height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(at: CGPoint(x: inset + root * root, y: bounds.width), proposal: .unspecified)
            }
        }
    }

    private final class Model: ObservableObject {
        @Published var root = 0.0
        @Published var inset = 0.0
        @Published var count = 1
    }

    private struct Page: View {
        @ObservedObject var model: Model

        var body: some View {
            Squares(root: model.root, inset: model.inset) {
                ForEach(0..<model.count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
            }
        }
    }

    private let stage = AnimationStage()
    private let model = Model()

    init() {
        let model = model
        stage.mount { Page(model: model) }
        // Places the views.
        stage.change {}
    }

    /// The places that are set at each moment, in milliseconds, and whether the browser animates them.
    private func places(_ patches: [Patch]) -> [Int: Double] {
        var result: [Int: Double] = [:]
        var moment = 0
        for patch in patches {
            switch patch.operation {
            case .moment(let milliseconds): moment = milliseconds
            case .setAttribute(_, .x, .number(let x)): result[moment] = (x * 100).rounded() / 100
            default: break
            }
        }
        return result
    }

    private func animations(_ patches: [Patch]) -> [Animation] {
        patches.compactMap { if case .setAttribute(_, .x, _) = $0.operation { $0.animation } else { nil } }
    }

    @Test func `views are placed for the values between the old and the new one`() {
        let patches = stage.change(.linear(duration: 0.2)) { model.root = 10 }

        let places = places(patches)
        #expect(places[50] == 6.25)
        #expect(places[100] == 25)
        #expect(places[200] == 100)
        #expect(places.keys.max() == 200)
        #expect(animations(patches).isEmpty)
    }

    @Test func `without an animation there are no steps`() {
        #expect(places(stage.change { model.root = 10 }) == [0: 100])
    }

    @Test func `another change of the layout is moved by the browser`() {
        let patches = stage.change(.linear(duration: 0.2)) { model.inset = 10 }

        #expect(places(patches) == [0: 10])
        #expect(animations(patches) == [.linear(duration: 0.2)])
    }

    @Test func `a change in the meantime shows the present and computes the rest again`() {
        stage.change(.linear(duration: 0.2)) { model.root = 10 }

        stage.time += 0.1
        let places = places(stage.change { model.inset = 1 })

        #expect(places[0] == 26)
        #expect(places[50] == 57.25)
        #expect(places[100] == 101)
        #expect(places.keys.max() == 100)
    }

    @Test func `a value that turns back goes on from where it is`() {
        stage.change(.linear(duration: 0.2)) { model.root = 10 }

        stage.time += 0.1
        let places = places(stage.change(.linear(duration: 0.2)) { model.root = 0 })

        // At 150 ms, the first movement has ended, and a quarter of the second one is left.
        #expect(places[0] == 25)
        #expect(places[150] == 6.25)
        #expect(places[200] == 0)
    }

    @Test func `with other views the layout changes at once, and the browser moves them`() {
        let patches = stage.change(.linear(duration: 0.2)) {
            model.root = 10
            model.count = 2
        }

        #expect(places(patches) == [0: 100])
        #expect(animations(patches) == [.linear(duration: 0.2)])
    }

    @Test func `a size that the browser reports on the way is used when the layout has stopped`() throws {
        stage.change(.linear(duration: 0.2)) { model.root = 10 }
        let id = try #require(stage.graph.elementTrees.flatMap { $0.ids(of: .layout) }.first)

        stage.time += 0.1
        stage.graph.send(.measure([0, 180, 10]), to: id)
        #expect(stage.change {}.isEmpty)
        #expect(stage.pass(0.05).isEmpty)
        let patches = stage.pass(0.06)

        let isLower = patches.contains {
            if case .setAttribute(_, .y, .number(180)) = $0.operation { true } else { false }
        }
        #expect(isLower)
        #expect(places(patches).isEmpty)
    }
}

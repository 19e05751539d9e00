import Foundation
import OrielCombine
import Testing

@testable import OrielCore

/// Tests with a time set by hand.
@MainActor
@Suite struct AnimationSamplerTests {
    /// A view with animatable data, which notes each value that it shows.
    struct Number: View, @preconcurrency Animatable {
        var value: Double
        var label = ""

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text(label + value.formatted(.number.precision(.fractionLength(2)))) }
    }

    struct Shift: ViewModifier, Animatable {
        var animatableData: Double
        func body(content: Content) -> some View {
            content
            Text("shift \(animatableData.formatted(.number.precision(.fractionLength(2))))")
        }
    }

    struct Bounce: GeometryEffect {
        var animatableData: Double
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 0, y: 4 * animatableData * (1 - animatableData)))
        }
    }

    struct Wave: Shape {
        var animatableData: Double
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: animatableData, height: rect.height))
        }
    }

    final class Model: ObservableObject {
        @Published var value = 0.0
        @Published var label = ""
        @Published var other = 0
    }

    struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            Number(value: model.value, label: model.label)
            Text("other \(model.other)")
        }
    }

    @Test func `a view is shown with values between the old and the new one`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let shown = texts(stage.change(.linear(duration: 0.2)) { model.value = 1 })

        #expect(shown.keys.sorted() == [17, 33, 50, 67, 83, 100, 117, 133, 150, 167, 183, 200])
        #expect(shown[50] == ["0.25"])
        #expect(shown[100] == ["0.50"])
        #expect(shown[200] == ["1.00"])
        #expect(stage.texts == ["1.00", "other 0"])
    }

    /// A view with another one from the middle of its values.
    struct Dial: View, @preconcurrency Animatable {
        var value: Double

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        struct Late: View {
            @State private var hasMore = false
            var body: some View {
                VStack {
                    Text("late").opacity(hasMore ? 1 : 0.25)
                    if hasMore { Text("more") }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { hasMore = true } }
            }
        }

        var body: some View {
            VStack {
                Text("dial")
                if value > 0.5 { Late() }
            }
        }
    }

    @Test func `what changes when a view appears on the way is not left out`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { Dial(value: model.value) }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let patches = stage.change(.linear(duration: 0.1)) { model.value = 1 }

        let inserted = patches.flatMap { patch -> [ElementTree] in
            guard case .insert(let trees, _, _) = patch.operation else { return [] }
            return trees
        }
        #expect(inserted.flatMap { $0.ids(of: .text) }.count == 2)
        let changed = patches.contains { if case .setAttribute(_, .opacity, _) = $0.operation { true } else { false } }
        #expect(changed)
        #expect(patches.filter(\.operation.isMoment).allSatisfy { $0.operation != .moment(milliseconds: 0) })
        #expect(stage.texts == ["dial", "late", "more"])
    }

    @Test func `without an animation there are no steps`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        #expect(texts(stage.change { model.value = 1 }) == [0: ["1.00"]])
    }

    @Test func `other values of the view change at once`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let shown = texts(
            stage.change(.linear(duration: 0.1)) {
                model.value = 1
                model.label = "x"
            }
        )

        #expect(shown[0] == ["x0.00"])
        #expect(shown[100] == ["x1.00"])
    }

    @Test func `a change in the meantime shows the present and computes the rest again`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 0.2)) { model.value = 1 }

        stage.time += 0.1
        let shown = texts(stage.change { model.other = 1 })

        #expect(Set(shown[0] ?? []) == ["0.50", "other 1"])
        #expect(shown[50] == ["0.75"])
        #expect(shown.keys.max() == 100)
        #expect(shown[100] == ["1.00"])
    }

    @Test func `a flush without changes leaves the browser alone`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 0.2)) { model.value = 1 }

        stage.time += 0.1

        #expect(stage.change { model.other = 0 }.isEmpty)
    }

    @Test func `after the end there are no steps`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 0.2)) { model.value = 1 }

        stage.time += 0.3

        #expect(texts(stage.change { model.other = 1 }) == [0: ["other 1"]])
    }

    @Test func `a value that turns back goes on from where it is`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 0.2)) { model.value = 1 }

        stage.time += 0.1
        let shown = texts(stage.change(.linear(duration: 0.2)) { model.value = 0 })

        // The first movement ends after 0.1 s: 0.5 + 0.25 of it, and half a movement back.
        #expect(shown[0] == ["0.50"])
        #expect(shown[100] == nil)
        #expect(shown[150] == ["0.25"])
        #expect(shown[200] == ["0.00"])
    }

    @Test func `a change without animation ends the movement`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 0.2)) { model.value = 1 }

        stage.time += 0.1

        #expect(texts(stage.change { model.value = 5 }) == [0: ["5.00"]])
    }

    @Test func `a long animation is computed in parts`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let first = texts(stage.change(.linear(duration: 10)) { model.value = 10 })
        let second = texts(stage.pass(0.85))

        #expect(first.keys.max() == 1000)
        #expect(first[1000] == ["1.00"])
        #expect(second[0] == ["0.85"])
        #expect(second[1000] == ["1.85"])
    }

    @Test func `an endless animation waits while the browser does not keep up`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 1).repeatForever()) { model.value = 1 }

        stage.graph.continueAnimations { false }

        #expect(stage.pass(0.9).isEmpty)

        stage.graph.continueAnimations { true }
        #expect(!stage.pass(1).isEmpty)
    }

    @Test func `an endless animation ends with the next one`() {
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 1).repeatForever(autoreverses: false)) { model.value = 1 }

        stage.time += 0.5
        let shown = texts(stage.change(.linear(duration: 0.1)) { model.value = 0 })

        #expect(shown[0] == ["0.50"])
        #expect(shown[50] == ["0.25"])
        #expect(shown[100] == ["0.00"])
    }

    @Test func `modifiers move like views`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { Text("a").modifier(Shift(animatableData: model.value)) }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let shown = texts(stage.change(.linear(duration: 0.1)) { model.value = 1 })

        #expect(shown[50] == ["shift 0.50"])
        #expect(shown[100] == ["shift 1.00"])
    }

    @Test func `geometry effects are evaluated on the way`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { Text("a").modifier(Bounce(animatableData: model.value)) }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let patches = stage.change(.linear(duration: 0.1)) { model.value = 1 }

        // It ends where it began.
        #expect(patches.count { $0.operation.isMoment } == 6)
        #expect(patches.count { if case .setAttribute = $0.operation { true } else { false } } == 6)
    }

    @Test func `shapes are drawn on the way, with all layers of the same shape`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                Wave(animatableData: model.value)
                Wave(animatableData: model.value).fill(.red).stroke(.blue)
            }
        }
        let (stage, model) = (AnimationStage(), Model())
        model.value = 10
        stage.mount { Page(model: model) }

        let patches = stage.change(.linear(duration: 0.1)) { model.value = 70 }

        #expect(patches.count { $0.operation.isMoment } == 6)
        #expect(patches.count == 18)
        var widths: [[CGFloat]] = []
        for case .setAttribute(_, .shapeLayers, .shapeLayers(let layers)?) in patches.map(\.operation) {
            let rect = CGRect(x: 0, y: 0, width: 100, height: 9)
            widths.append(layers.map { $0.outline.path(in: rect).boundingRect.width.rounded() })
        }
        #expect(widths.filter { $0.count == 1 } == [[20], [30], [40], [50], [60], [70]])
        // The line is one point wide.
        #expect(widths.filter { $0.count == 2 } == [[20, 21], [30, 31], [40, 41], [50, 51], [60, 61], [70, 71]])
    }

    @Test func `complex views move in fewer steps`() {
        struct Crowd: View, Animatable {
            var animatableData: Double
            var body: some View { ForEach(0..<500) { Text("\($0) \(animatableData)") } }
        }
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { Crowd(animatableData: model.value) }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        let patches = stage.change(.linear(duration: 1)) { model.value = 60 }

        #expect((2000...4000).contains(patches.count))
        #expect(stage.texts.last == "499 60.000000")
    }

    @Test func `a movement that a step begins is computed to its end`() {
        struct Follower: View {
            let value: Double
            @State private var isBeyond = false
            var body: some View {
                Number(value: isBeyond ? 9 : 5)
                    .onChange(of: value > 0.5) { withAnimation(.linear(duration: 0.4)) { isBeyond = true } }
            }
        }
        struct Leader: View, Animatable {
            var animatableData: Double
            var body: some View { Follower(value: animatableData) }
        }
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { Leader(animatableData: model.value) }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }

        stage.change(.linear(duration: 0.2)) { model.value = 1 }
        for _ in 0..<10 { stage.pass(0.1) }

        #expect(stage.texts == ["9.00"])
    }

    @Test func `a view that leaves on the way ends its motion`() {
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View { if model.other == 0 { Number(value: model.value) } }
        }
        let (stage, model) = (AnimationStage(), Model())
        stage.mount { Page(model: model) }
        stage.change(.linear(duration: 1)) { model.value = 1 }

        stage.time += 0.5
        let patches = stage.change { model.other = 1 }

        #expect(patches.count == 1)
        #expect(stage.texts.isEmpty)
    }

    @Test func `an endless animation that begins with the page goes on`() {
        struct Page: View {
            @State private var value = 0.0
            var body: some View {
                Number(value: value).onAppear {
                    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { value = 1 }
                }
            }
        }
        let stage = AnimationStage()
        stage.mount { Page() }

        let shown = texts(stage.pass(0.15))

        #expect(shown[0] == ["0.15"])
        #expect(shown[500] == ["0.65"])
    }
}

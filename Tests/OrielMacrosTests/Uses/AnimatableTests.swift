import OrielUI
import Testing

private struct Outer {
    @Animatable
    struct Wedge: Shape {
        var start = Angle.zero
        private var radius: CGFloat = 4
        @AnimatableIgnored var isClosed = false

        func path(in rect: CGRect) -> Path { Path(ellipseIn: CGRect(x: 0, y: 0, width: radius, height: radius)) }
    }
}

@Animatable
private struct Counter: View {
    @Environment(\.font) private var font
    var value: Double

    var body: some View { Text("\(Int(value))").font(font) }
}

@Animatable
private struct Offsetter<Value: Animatable & Sendable>: ViewModifier {
    var x: CGFloat
    var value: Value

    func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
struct AnimatableTests {
    @Test func `a shape is animated by its variables`() {
        var wedge = Outer.Wedge()

        wedge.animatableData = AnimatablePair(Angle(degrees: 90).animatableData, 8)

        #expect(wedge.start == .degrees(90))
        #expect(wedge.path(in: .zero).boundingRect.width == 8)
        #expect(!wedge.isClosed)
    }

    @Test func `a view conforms to Animatable`() {
        var counter: any Animatable = Counter(value: 2)
        let modifier = Offsetter(x: 2, value: 0.5)

        func double<A: Animatable>(_ value: inout A) { value.animatableData.scale(by: 2) }
        double(&counter)

        #expect((counter as? Counter)?.value == 4)
        #expect(modifier.animatableData == AnimatablePair(2, 0.5))
    }
}

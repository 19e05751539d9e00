import Foundation
import OrielCore
import OrielWeb
import Testing

@Suite struct GradientTests {
    private func css(_ style: some ShapeStyle, isContained: Bool = false) -> String? {
        style.resolved().cssGradient?.css(isContained: isContained)
    }

    private let colors: [Color] = [.black, .white]

    @Test(arguments: [
        (UnitPoint.leading, UnitPoint.trailing, "linear-gradient(90deg,#000 0%,#fff 100%)"),
        (.trailing, .leading, "linear-gradient(270deg,#000 0%,#fff 100%)"),
        (.top, .bottom, "linear-gradient(180deg,#000 0%,#fff 100%)"),
        (.bottom, .center, "linear-gradient(0deg,#000 0%,#fff 50%)"),
        (.center, .trailing, "linear-gradient(90deg,#000 50%,#fff 100%)"),
        (.topLeading, .bottomTrailing, "linear-gradient(to bottom right,#000 0%,#fff 100%)"),
        (.bottomTrailing, .topLeading, "linear-gradient(to top left,#000 0%,#fff 100%)"),
    ])
    func `a linear gradient runs from point to point`(start: UnitPoint, end: UnitPoint, expected: String) {
        #expect(css(LinearGradient(colors: colors, startPoint: start, endPoint: end)) == expected)
    }

    @Test func `from corner to corner a contained gradient has its true direction`() {
        let gradient = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)

        #expect(css(gradient, isContained: true) == "linear-gradient(atan2(100cqw,-100cqh),#000 0%,#fff 100%)")
    }

    @Test func `a radial gradient has its radii in points`() {
        let gradient = RadialGradient(colors: colors, center: .top, startRadius: 10, endRadius: 30)

        #expect(css(gradient) == "radial-gradient(circle at 50% 0%,#000 10px,#fff 30px)")
    }

    @Test func `an elliptical gradient has its radii in widths and heights of its box`() {
        #expect(css(EllipticalGradient(colors: colors)) == "radial-gradient(50% 50% at 50% 50%,#000 0%,#fff 100%)")
        let ring = EllipticalGradient(colors: colors, center: .top, startRadiusFraction: 0.25, endRadiusFraction: 1)
        #expect(css(ring) == "radial-gradient(100% 100% at 50% 0%,#000 25%,#fff 100%)")
        let inverse = EllipticalGradient(colors: colors, startRadiusFraction: 0.5, endRadiusFraction: 0)
        #expect(css(inverse) == "radial-gradient(50% 50% at 50% 50%,#fff 0%,#000 100%)")
        let nothing = EllipticalGradient(colors: colors, startRadiusFraction: 0, endRadiusFraction: 0)
        #expect(css(nothing) == "linear-gradient(#fff,#fff)")
    }

    @Test func `an angular gradient begins at the right and turns clockwise`() {
        #expect(
            css(AngularGradient(colors: colors, center: .center))
                == "conic-gradient(from 90deg at 50% 50%,#000 0deg,#fff 360deg)"
        )
        #expect(
            css(AngularGradient(colors: colors, center: .center, startAngle: .degrees(180), endAngle: .zero))
                == "conic-gradient(from 90deg at 50% 50%,#fff 0deg,#000 180deg)"
        )
    }

    @Test func `colours that differ in the dark are both in the gradient`() throws {
        let text = try #require(css(Color.red.gradient))

        #expect(text.hasPrefix("linear-gradient(180deg,light-dark("))
    }

    @Test func `a faded gradient fades its colours`() {
        let gradient: some ShapeStyle = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).opacity(0.5)

        #expect(
            css(gradient)
                == "linear-gradient(180deg,color-mix(in srgb,#000 50%,#0000) 0%,color-mix(in srgb,#fff 50%,#0000) 100%)"
        )
    }
}

import Foundation
import OrielCore
import Testing

/// Resolves a style passed as a generic parameter, as modifiers do.
private func resolved(_ style: some ShapeStyle) -> ResolvedShapeStyle {
    style.resolved()
}

@Suite struct ShapeStyleTests {
    @Test func `styles are named with a leading dot`() {
        #expect(resolved(.red) == .color(.red))
        #expect(resolved(.primary) == .hierarchical(0))
        #expect(resolved(.quaternary) == .hierarchical(3))
        #expect(resolved(.tint) == .tint)
        #expect(resolved(.foreground) == .foreground)
        #expect(resolved(.background) == .background)
        #expect(resolved(.separator) == .separator)
        #expect(resolved(.ultraThinMaterial) == .material(.ultraThin))
    }

    @Test func `a colour keeps its own secondary`() {
        #expect(resolved(Color.secondary) == .color(.secondary))
        #expect(resolved(Color.red.secondary) == .level(1, of: .color(.red)))
        #expect(resolved(.tint.tertiary) == .level(2, of: .tint))
    }

    @Test func `opacity of a colour is a colour, of other styles a style`() {
        #expect(resolved(.red.opacity(0.5)) == .color(.red.opacity(0.5)))
        #expect(resolved(.tint.opacity(0.5)) == .opacity(0.5, of: .tint))
        #expect(resolved(.opacity(0.5)) == .opacity(0.5, of: .foreground))
    }

    @Test func `a wrapped style resolves as what it holds`() {
        let styles: [AnyShapeStyle] = [
            AnyShapeStyle(.red), AnyShapeStyle(.secondary), AnyShapeStyle(AnyShapeStyle(.tint)),
        ]

        #expect(styles.map { $0.resolved() } == [.color(.red), .hierarchical(1), .tint])
        #expect(styles[2].base is TintShapeStyle)
    }

    @Test func `colours of a gradient lie at equal distances`() {
        #expect(Gradient(colors: [.red, .white, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func `the forms of a linear gradient agree`() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

        #expect(
            gradient == LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
        )
        #expect(gradient != LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .trailing))
        #expect(
            resolved(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                == .linearGradient(gradient)
        )
    }

    @Test func `an angular gradient without end makes a full turn`() {
        let gradient = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))

        #expect(gradient.startAngle.degrees == 90)
        #expect(abs(gradient.endAngle.degrees - 450) < 1e-9)
        #expect(AngularGradient(gradient: Gradient(colors: []), center: .top).endAngle.degrees == 360)
    }

    @Test func `the gradient of a colour goes from lighter to the colour`() throws {
        let stops = Color.black.gradient.stops(in: ColorContext(colorScheme: .light))
        let first = try #require(stops.first)

        #expect(first.color.resolve(in: .light).description == "#333333FF")
        #expect(stops.last == Gradient.Stop(color: .black, location: 1))
        #expect(resolved(Color.red.gradient) == .gradient(AnyGradient(.color(.red))))
    }

    @Test func `radii of a radial gradient are kept`() {
        let gradient = RadialGradient(colors: [.red], center: .center, startRadius: 5, endRadius: 50)

        #expect(resolved(gradient) == .radialGradient(gradient))
        #expect(gradient.endRadius == 50)
    }
}

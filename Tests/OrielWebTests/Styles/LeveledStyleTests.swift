import OrielCore
import Testing

@testable import OrielWeb

@MainActor
@Suite struct LeveledStyleTests {
    private func color(_ style: some ShapeStyle) -> String? {
        style.resolved().cssColor
    }

    @Test func `levels of the background and of fills are colours of the system`() {
        #expect(color(.background) == "var(--background)" && color(.background.secondary) == "var(--background-2)")
        #expect(
            color(.background.tertiary) == "var(--background-3)" && color(.background.quinary) == "var(--background-3)"
        )
        #expect(color(.fill) == "var(--fill-1)" && color(.fill.quinary) == "var(--fill-4)")
    }

    @Test func `levels of other styles are translucent`() {
        #expect(color(.tint.secondary)?.contains("var(--tint)") == true && color(.tint.secondary) != "var(--tint)")
    }
}

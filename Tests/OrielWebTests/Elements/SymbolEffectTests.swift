import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct SymbolEffectTests {
    private func html(_ content: some View) -> String { inlined(ViewHost { content }.html) }

    /// Returns the markup with the declarations of the classes instead of their names.
    private func inlined(_ html: String) -> String {
        html.replacing(/class="?(s[0-9a-z]+(?: s[0-9a-z]+)*)/) { match in
            let numbers = match.1.split(separator: " ").compactMap { UInt32($0.dropFirst(), radix: 36) }
            return "style=" + numbers.map(StyleTable.shared.declarations).joined(separator: ";")
        }
    }

    @Test func `an effect that is active goes on without end`() {
        let symbol = Image(systemName: "heart")

        let html = html(symbol.symbolEffect(.pulse))

        #expect(html.contains("data-effect=\"swell\""))
        #expect(html.contains("--effect:symbol-swell 1.6s infinite"))
        #expect(html.contains("--pale:0.4"))
        #expect(!self.html(symbol.symbolEffect(.pulse, isActive: false)).contains("data-effect"))
        #expect(!self.html(symbol.symbolEffectsRemoved().symbolEffect(.pulse)).contains("data-effect"))
        #expect(!self.html(symbol.redacted(reason: .placeholder).symbolEffect(.pulse)).contains("data-effect"))
    }

    @Test func `an effect runs when its value changes, and starts again`() async throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                Button("Ring", systemImage: "bell") { count += 1 }
                    .symbolEffect(.bounce, options: .speed(2).repeat(3), value: count)
            }
        }
        let host = ViewHost { Page() }
        #expect(!host.html.contains("data-effect"))

        try await host.tap("Ring")
        #expect(inlined(host.html).contains("--effect:symbol-swell 0.25s 3;"))
        try await host.tap("Ring")
        #expect(inlined(host.html).contains("--effect:symbol-swell-again 0.25s 3;"))
        try await host.tap("Ring")
        #expect(inlined(host.html).contains("--effect:symbol-swell 0.25s 3;"))
    }

    @Test func `a pose is kept, and at rest there is one to move to`() {
        let star = Image(systemName: "star")

        #expect(html(star.symbolEffect(.scale.up)).contains("--effect:0.3s;--pose:scale(1.2)"))
        let rest = html(star.symbolEffect(.scale.up, isActive: false))
        #expect(rest.contains("data-effect=\"pose\"") && !rest.contains("--pose"))
    }

    @Test func `both sides of a wiggle`() {
        let html = html(Image(systemName: "trash").symbolEffect(.wiggle.left, options: .repeat(2)))

        #expect(html.contains("--effect:symbol-swell 0.35s 4"))
        #expect(html.contains("--pose:translate(-0.12em,0em);--opposite:translate(0.12em,0em)"))
    }

    @Test func `the nearest effect is seen`() {
        let html = html(Image(systemName: "gear").symbolEffect(.rotate.counterClockwise).symbolEffect(.pulse))

        #expect(html.contains("--effect:symbol-turn 1.5s infinite;--pose:rotate(-360deg)"))
        #expect(!html.contains("--pale"))
    }

    @Test func `a drawing that is a mask moves with its box`() {
        let html = html(Image(systemName: "heart.circle.fill").symbolEffect(.breathe))

        #expect(html.contains("data-effect=\"swell\"") && html.contains("data-variant=\"mask\""))
    }

    @Test func `a symbol that replaces another comes out of its place`() {
        let html = html(Image(systemName: "play.fill").contentTransition(.symbolEffect(.replace.downUp)))

        #expect(html.contains("data-effect=\"replace\""))
        #expect(html.contains("--effect:0.3s;--pose:scale(0.5);--pale:0"))
    }
}

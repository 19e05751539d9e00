import OrielCore
import OrielTesting
import Testing

/// Tests of a modifier's content shown outside the modifier's body.
@MainActor
@Suite struct HandedContentTests {
    struct Shown: Equatable {
        let number: Int
        let view: AnyView
        static func == (a: Shown, b: Shown) -> Bool { a.number == b.number }
    }

    struct ShownKey: PreferenceKey {
        static var defaultValue: Shown? { nil }
        static func reduce(value: inout Shown?, nextValue: () -> Shown?) { value = nextValue() ?? value }
    }

    struct HandingUp: ViewModifier {
        let number: Int
        func body(content: Content) -> some View {
            Text("place").preference(key: ShownKey.self, value: Shown(number: number, view: AnyView(content)))
        }
    }

    struct Page: View {
        @State private var shown: Shown?
        @State private var step = 0
        var body: some View {
            VStack {
                Button("Next") { step += 1 }
                Button("Drop") { shown = nil }
                switch step {
                case 0: Text("first").modifier(HandingUp(number: 1))
                case 1: Text("second").modifier(HandingUp(number: 2))
                default: Text("none")
                }
                if let shown { shown.view }
            }
            .onPreferenceChange(ShownKey.self) { new in if let new { shown = new } }
        }
    }

    @Test func `content shown elsewhere is that of the modifier that hands it out now`() async throws {
        let host = ViewHost { Page() }
        #expect(host.texts == ["Next", "Drop", "place", "first"])

        try await host.tap("Next")

        #expect(host.texts == ["Next", "Drop", "place", "second"])
    }

    @Test func `content shown elsewhere outlives its modifier`() async throws {
        let host = ViewHost { Page() }
        for _ in 1...2 { try await host.tap("Next") }
        #expect(host.texts == ["Next", "Drop", "none", "second"])

        try await host.tap("Drop")

        #expect(host.texts == ["Next", "Drop", "none"])
    }
}

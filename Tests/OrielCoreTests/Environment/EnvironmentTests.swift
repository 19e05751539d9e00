import OrielCombine
import OrielCore
import OrielTesting
import Testing

private struct CaptionKey: EnvironmentKey { static let defaultValue = "default" }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var caption: String {
        get { self[CaptionKey.self] }
        set { self[CaptionKey.self] = newValue }
    }

    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }

    /// Sets one or two keys, so that the set of overridden keys changes.
    fileprivate var both: Int {
        get { other }
        set {
            other = newValue
            if newValue > 1 { caption = "many" }
        }
    }
}

@MainActor
@Suite struct EnvironmentTests {
    struct Caption: View {
        @Environment(\.caption) fileprivate var caption
        var body: some View { Text(caption) }
    }

    struct Bystander: View {
        var body: some View { Text("bystander") }
    }

    struct Page: View {
        @State private var caption = "first"
        var body: some View {
            Button("Change") { caption = "second" }
            Button("Same") { caption = String("first") }
            VStack {
                Caption()
                Bystander()
                Caption().environment(\.caption, "fixed")
            }
            .environment(\.caption, caption)
            Caption()
        }
    }

    @Test func `an override reaches readers below it only, and a change runs just those`() async throws {
        let host = ViewHost { Page() }
        #expect(host.texts.dropFirst(2) == ["first", "bystander", "fixed", "default"])
        host.resetCounters()

        try await host.tap("Change")

        #expect(host.texts.dropFirst(2) == ["second", "bystander", "fixed", "default"])
        #expect(host.bodyEvaluations == ["Page": 1, "Caption": 1])
        #expect(host.drainPatches().count == 1)
    }

    struct ReadInInit: View {
        @Environment(\.caption) private var caption
        let early: String
        init() { early = _caption.wrappedValue }
        var body: some View { Text("\(early) \(caption)") }
    }

    @Test func `a read in init gives the default and one warning`() {
        let host = ViewHost {
            VStack {
                ReadInInit()
                ReadInInit()
            }
            .environment(\.caption, "set")
        }

        #expect(host.texts == ["default set", "default set"])
        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("read outside of body") == true)
    }

    struct Transforming: View {
        @State private var suffix = "!"
        @State private var base = "base"
        var body: some View {
            Button("Suffix") { suffix = "?" }
            Button("Base") { base = "other" }
            Caption()
                .transformEnvironment(\.caption) { $0 += suffix }
                .environment(\.caption, base)
        }
    }

    @Test func `a transform starts from what is inherited and follows it`() async throws {
        let host = ViewHost { Transforming() }
        #expect(host.texts.last == "base!")

        try await host.tap("Suffix")
        #expect(host.texts.last == "base?")
        try await host.tap("Base")

        #expect(host.texts.last == "other?")
    }

    struct ChangingKeys: View {
        @State private var number = 1
        var body: some View {
            Button("Add") { number += 1 }
            Button("Back") { number = 1 }
            VStack {
                Caption()
                Caption().environment(\.other, 7)
                Numbered()
            }
            .environment(\.both, number)
        }
    }

    struct Numbered: View {
        @Environment(\.other) fileprivate var other
        var body: some View { Text("\(other)") }
    }

    @Test func `readers follow also where the set of keys above them changes`() async throws {
        let host = ViewHost { ChangingKeys() }
        #expect(host.texts.dropFirst(2) == ["default", "default", "1"])

        try await host.tap("Add")
        #expect(host.texts.dropFirst(2) == ["many", "many", "2"])
        try await host.tap("Add")
        #expect(host.texts.dropFirst(2) == ["many", "many", "3"])
        try await host.tap("Back")

        #expect(host.texts.dropFirst(2) == ["default", "default", "1"])
    }

    struct TypeSize: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(size < .large ? "small" : size.isAccessibilitySize ? "huge" : "normal") }
    }

    @Test func `type sizes compare and can be limited`() {
        #expect(ViewHost { TypeSize() }.texts == ["normal"])
        #expect(ViewHost { TypeSize().dynamicTypeSize(.small) }.texts == ["small"])
        #expect(ViewHost { TypeSize().dynamicTypeSize(.accessibility3) }.texts == ["huge"])
        let limited = ViewHost { TypeSize().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility3) }
        #expect(limited.texts == ["normal"])
    }

    struct Tinted: View {
        @Environment(\.tint) private var tint
        var body: some View { Text(tint == .red ? "red" : tint == .accentColor ? "accent" : "other") }
    }

    @Test func `the tint falls back to the accent colour`() {
        #expect(ViewHost { Tinted() }.texts == ["accent"])
        #expect(ViewHost { Tinted().tint(.red) }.texts == ["red"])
        #expect(ViewHost { Tinted().tint(nil).tint(.red) }.texts == ["accent"])
    }

    struct Counting: View {
        @State private var isDisabled = true
        var body: some View {
            Button("Enable") { isDisabled = false }
            Group { Button("Inner") {} }.disabled(false).disabled(isDisabled)
        }
    }

    @Test func `a view inside a disabled view stays disabled`() async throws {
        let host = ViewHost { Counting() }
        await #expect(throws: ViewHostError.self) { try await host.tap("Inner") }
        _ = host.drainPatches()

        try await host.tap("Enable")

        #expect(host.drainPatches().count == 1)
        try await host.tap("Inner")
    }
}

// MARK: - A style protocol

@MainActor private protocol CardStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(_ title: String) -> Body
}

private struct PlainCard: CardStyle {
    func makeBody(_ title: String) -> some View { Text("plain \(title)") }
}

private struct LoudCard: CardStyle {
    let mark: String
    func makeBody(_ title: String) -> some View {
        Text(title)
        Text(mark)
    }
}

private struct CardStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: any CardStyle = MainActor.assumeIsolated { PlainCard() }
}

extension EnvironmentValues {
    fileprivate var cardStyle: any CardStyle {
        get { self[CardStyleKey.self] }
        set { self[CardStyleKey.self] = newValue }
    }
}

extension View {
    fileprivate func cardStyle(_ style: some CardStyle) -> some View { environment(\.cardStyle, style) }
}

@MainActor
@Suite struct EnvironmentStyleTests {
    private struct Card: View {
        @Environment(\.cardStyle) private var style
        let title: String
        var body: some View { AnyView(style.makeBody(title)) }
    }

    private struct Page: View {
        @State private var mark = "!"
        @State private var tick = 0
        var body: some View {
            Button("Louder") { mark += "!" }
            Button("Tick \(tick)") { tick += 1 }
            Card(title: "a")
            Card(title: "b").cardStyle(LoudCard(mark: mark))
        }
    }

    @Test func `a style kept as an existential in the environment is applied and followed`() async throws {
        let host = ViewHost { Page() }
        #expect(host.texts.dropFirst(2) == ["plain a", "b", "!"])

        try await host.tap("Louder")
        #expect(host.texts.dropFirst(2) == ["plain a", "b", "!!"])
        host.resetCounters()
        try await host.tap("Tick 0")

        #expect(host.bodyEvaluations == ["Page": 1])
    }
}

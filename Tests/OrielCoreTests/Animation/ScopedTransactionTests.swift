import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ScopedTransactionTests {
    private struct Inner: View {
        @State private var number = 0
        var body: some View { Button("inner \(number)") { number += 1 } }
    }

    private struct Screen: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Inner()
            }
            .animation(.linear) { $0.opacity(isOn ? 1 : 0.5) }
            .offset(x: isOn ? 1 : 0)
            Button("plain") { isOn.toggle() }
            Button("animated") { withAnimation(.easeOut) { isOn.toggle() } }
            Button("disabled") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { isOn.toggle() }
            }
        }
    }

    @Test(
        arguments: [("plain", .linear, nil), ("animated", .linear, .easeOut), ("disabled", nil, nil)]
            as [(String, Animation?, Animation?)]
    )
    func `only what the closure adds is animated`(button: String, inside: Animation?, outside: Animation?) async throws
    {
        let host = ViewHost { Screen() }

        try await host.tap(button)

        let patches = host.drainPatches()
        #expect(patches.count == 3)
        #expect(patches.filter { $0.animation == inside }.count == (inside == outside ? 3 : 1))
        #expect(patches.filter { $0.animation == outside }.count == (inside == outside ? 3 : 2))
    }

    @Test func `changes of the view itself are made as they were asked for`() async throws {
        let host = ViewHost { Screen() }

        try await host.tap("inner 0")

        #expect(host.texts.contains("inner 1"))
        #expect(host.drainPatches().map(\.animation).allSatisfy { $0 == nil })
    }

    @Test func `scopes nest`() async throws {
        struct Nested: View {
            @State private var isOn = false
            var body: some View {
                Button(isOn ? "on" : "off") { isOn.toggle() }
                    .animation(.easeIn) { $0.opacity(isOn ? 1 : 0.5) }
                    .transaction {
                        $0.animation = .easeOut
                    } body: {
                        $0.offset(x: isOn ? 1 : 0)
                    }
            }
        }
        let host = ViewHost { Nested() }

        try await host.tap("off")

        let animations = host.drainPatches().map(\.animation)
        #expect(animations.count == 3)
        for expected in [nil, .easeIn, .easeOut] as [Animation?] {
            #expect(animations.filter { $0 == expected }.count == 1)
        }
    }
}

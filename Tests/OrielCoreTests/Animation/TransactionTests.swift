import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct TransactionTests {
    final class Model: ObservableObject {
        @Published var number = 0
        @Published var flag = false
    }

    struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("\(model.number)")
            if model.flag { Text("flag") }
        }
    }

    private func animations(_ patches: [Patch]) -> [Animation?] { patches.map(\.animation) }

    struct Counter: View {
        @State private var number = 0
        var body: some View {
            Text("\(number)")
            if number.isMultiple(of: 2) { Text("even") }
            Button("Animated") { withAnimation(.linear(duration: 2)) { number += 1 } }
            Button("Default") { withAnimation { number += 1 } }
            Button("Plain") { number += 1 }
            Button("None") { withAnimation(nil) { number += 1 } }
            Button("Nested") { withAnimation(.linear) { withAnimation(.easeIn) { number += 1 } } }
            Button("Transaction") {
                var transaction = Transaction(animation: .easeOut)
                transaction.isContinuous = true
                withTransaction(transaction) { number += 1 }
            }
            Button("Key path") { withTransaction(\.animation, .easeInOut) { number += 1 } }
        }
    }

    @Test(
        arguments: [
            ("Animated", Animation.linear(duration: 2)), ("Default", .default), ("Plain", nil), ("None", nil),
            ("Nested", .easeIn), ("Transaction", .easeOut), ("Key path", .easeInOut),
        ] as [(String, Animation?)]
    )
    func `patches carry the animation of the change`(name: String, animation: Animation?) async throws {
        let host = ViewHost { Counter() }

        try await host.tap(name)

        let patches = host.drainPatches()
        #expect(patches.count == 2)
        #expect(animations(patches) == [animation, animation])
    }

    @Test func `an animation does not stick to later changes`() async throws {
        let host = ViewHost { Counter() }
        try await host.tap("Animated")
        _ = host.drainPatches()

        try await host.tap("Plain")

        #expect(animations(host.drainPatches()) == [nil, nil])
    }

    @Test func `changes of an observed object are animated too`() async {
        let model = Model()
        let host = ViewHost { Page(model: model) }

        withAnimation(.linear) {
            model.number = 1
            model.flag = true
        }
        await host.settle()

        let patches = host.drainPatches()
        #expect(patches.count == 2)
        #expect(animations(patches) == [.linear, .linear])
    }

    struct ByValue: View {
        @State private var watched = 0
        @State private var other = 0
        var body: some View {
            VStack { Text("\(watched) \(other)") }
                .animation(.easeIn, value: watched)
            Text("outside \(watched)")
            Button("Watched") { watched += 1 }
            Button("Other") { other += 1 }
        }
    }

    @Test func `animation with a value acts when the value changes, and inside only`() async throws {
        let host = ViewHost { ByValue() }

        try await host.tap("Watched")
        #expect(animations(host.drainPatches()) == [.easeIn, nil])
        try await host.tap("Other")

        #expect(animations(host.drainPatches()) == [nil])
    }

    struct Leaf: View {
        @State private var taps = 0
        var body: some View {
            Button("Taps \(taps)") { taps += 1 }
            Button("Animated taps") { withAnimation(.linear) { taps += 1 } }
        }
    }

    struct Transacting: View {
        var body: some View {
            Leaf().transaction { $0.animation = $0.animation == nil ? .easeOut : nil }
        }
    }

    @Test func `transaction acts also on changes that start further down`() async throws {
        let host = ViewHost { Transacting() }

        try await host.tap("Taps 0")
        #expect(animations(host.drainPatches()) == [.easeOut])
        try await host.tap("Animated taps")

        #expect(animations(host.drainPatches()) == [nil])
    }

    struct Disabling: View {
        @State private var number = 0
        var body: some View {
            Text("\(number)").animation(.linear, value: number)
            Button("Disabled") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { number += 1 }
            }
        }
    }

    @Test func `a transaction can disable animations further down`() async throws {
        let host = ViewHost { Disabling() }

        try await host.tap("Disabled")

        #expect(animations(host.drainPatches()) == [nil])
    }

    @available(*, deprecated)
    struct Always: View {
        var body: some View { Leaf().animation(.linear(duration: 3)) }
    }

    @available(*, deprecated)
    @Test func `the older animation modifier animates each change inside`() async throws {
        let host = ViewHost { Always() }

        try await host.tap("Taps 0")

        #expect(animations(host.drainPatches()) == [.linear(duration: 3)])
    }

    // MARK: - Completion

    @MainActor final class Log { var lines: [String] = [] }

    struct Completing: View {
        let log: Log
        @State private var number = 0
        var body: some View {
            Text("\(number)")
            Button("Short") {
                withAnimation(.linear(duration: 0.02)) {
                    number += 1
                } completion: {
                    log.lines.append("short")
                }
            }
            Button("Unchanged") {
                withAnimation(.linear(duration: 600)) {
                } completion: {
                    log.lines.append("unchanged")
                }
            }
            Button("Long") {
                withAnimation(.linear(duration: 600)) {
                    number += 1
                } completion: {
                    log.lines.append("long")
                }
            }
            Button("Logical") {
                let animation = Animation.linear(duration: 600).logicallyComplete(after: 0.02)
                withAnimation(animation, completionCriteria: .logicallyComplete) {
                    number += 1
                } completion: {
                    log.lines.append("logical")
                }
            }
            Button("Removed") {
                let animation = Animation.linear(duration: 600).logicallyComplete(after: 0.02)
                withAnimation(animation, completionCriteria: .removed) {
                    number += 1
                } completion: {
                    log.lines.append("removed")
                }
            }
            Button("By transaction") {
                var transaction = Transaction(animation: .linear(duration: 0.02))
                transaction.addAnimationCompletion { log.lines.append("transaction") }
                withTransaction(transaction) { number += 1 }
            }
        }
    }

    @Test(arguments: [
        ("Short", "short"), ("Unchanged", "unchanged"), ("Logical", "logical"), ("By transaction", "transaction"),
    ])
    func `a completion runs once when the animation has ended`(name: String, line: String) async throws {
        let log = Log()
        let host = ViewHost { Completing(log: log) }

        try await host.tap(name)
        try await host.wait(until: { !log.lines.isEmpty })

        #expect(log.lines == [line])
    }

    @Test(arguments: ["Long", "Removed"])
    func `a completion waits for the end of what moves`(name: String) async throws {
        let log = Log()
        let host = ViewHost { Completing(log: log) }

        try await host.tap(name)
        try await host.tap("Short")
        try await host.wait(until: { log.lines == ["short"] })
    }

    struct Dimmed: View {
        @Binding var isDim: Bool
        var body: some View { Text("dimmed").opacity(isDim ? 0.5 : 1) }
    }

    struct DimmedPage: View {
        @State private var isDim = false
        @State private var number = 0
        var body: some View {
            Text("\(number)")
            Dimmed(isDim: $isDim)
            Button("Dim and count") {
                withAnimation(.linear) { isDim.toggle() }
                number += 1
            }
        }
    }

    @Test func `a view that changes on its own account keeps its animation when its parent runs too`() async throws {
        let host = ViewHost { DimmedPage() }

        try await host.tap("Dim and count")

        let patches = host.drainPatches()
        #expect(patches.count == 2)
        for patch in patches {
            if case .setAttribute(_, .opacity, _) = patch.operation {
                #expect(patch.animation == .linear)
            } else {
                #expect(patch.animation == nil)
            }
        }
    }

    struct ChangingTwice: View {
        @State private var step = 0
        var body: some View {
            ForEach(0..<50) { number in Text("\(number + step)") }
            Button("Go") { withAnimation(.linear) { step += 1 } }
                .onChange(of: step) { _, new in
                    if new == 1 { withAnimation(.easeIn) { step = 2 } }
                }
        }
    }

    @Test func `two changes in one flush use the animation of the last`() async throws {
        let host = ViewHost { ChangingTwice() }

        try await host.tap("Go")

        let patches = host.drainPatches()
        #expect(patches.count == 50)
        #expect(animations(patches).allSatisfy { $0 == .easeIn })
    }

    struct Emptied: View {
        @State private var number = 0
        var body: some View {
            Button("Go") { withAnimation(.linear) { withTransaction(Transaction()) { number += 1 } } }
            Text("\(number)")
        }
    }

    @Test func `a transaction that says nothing replaces the one around it`() async throws {
        let host = ViewHost { Emptied() }

        try await host.tap("Go")

        #expect(animations(host.drainPatches()) == [nil])
    }

    @Test func `an animation on another thread does not take away the one here`() async throws {
        let (isInside, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            withAnimation(.easeOut) {
                isInside.signal()
                mayEnd.wait()
            }
        }
        isInside.wait()
        let model = Model()
        let host = ViewHost { Page(model: model) }

        withAnimation(.linear) { model.number = 1 }
        await host.settle()
        mayEnd.signal()

        #expect(animations(host.drainPatches()) == [.linear])
    }

    struct Bound: View {
        @StateObject private var model = Model()
        var body: some View {
            Button("Property") { withAnimation(.linear) { $model.number.wrappedValue += 1 } }
            Button("Closures") {
                let binding = Binding(get: { model.number }, set: { model.number = $0 })
                withAnimation(.easeOut) { binding.wrappedValue += 1 }
            }
            Text("\(model.number)")
        }
    }

    @Test func `a binding that says nothing is written to in the animation around it`() async throws {
        let host = ViewHost { Bound() }

        try await host.tap("Property")
        #expect(animations(host.drainPatches()) == [.linear])
        try await host.tap("Closures")
        #expect(animations(host.drainPatches()) == [.easeOut])
    }

    struct Written: View {
        let write: @MainActor (Binding<Int>) -> Void
        @State private var number = 0
        var body: some View {
            Button("Go") { write($number) }
            Text("\(number)")
        }
    }

    @Test func `a state set on another thread keeps its animation`() async throws {
        let host = ViewHost {
            Written { number in
                Thread.detachNewThread { withAnimation(.linear) { number.wrappedValue = 1 } }
            }
        }

        try await host.tap("Go")
        try await host.wait { host.texts.last == "1" }

        #expect(animations(host.drainPatches()) == [.linear])
    }
}

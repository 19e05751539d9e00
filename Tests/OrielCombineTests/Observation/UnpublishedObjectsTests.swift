import Foundation
import Testing

@testable import OrielCombine

@Suite struct UnpublishedObjectsTests {
    /// Indicates whether a sanitizer is active; `make check-long` sets its options.
    private static let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

    @Test func `an object without observers leaves no entry`() {
        let object = Plain()
        let key = ObjectIdentifier(object)

        _ = object.objectWillChange

        #expect(!UnpublishedObjects.shared.hasEntry(for: key))
        withExtendedLifetime(object) {}
    }

    @Test func `the entry goes with the last subscription`() {
        let object = Plain()
        let key = ObjectIdentifier(object)

        let first = object.objectWillChange.sink {}
        let second = object.objectWillChange.sink {}
        first.cancel()
        #expect(UnpublishedObjects.shared.hasEntry(for: key))
        second.cancel()

        #expect(!UnpublishedObjects.shared.hasEntry(for: key))
        withExtendedLifetime(object) {}
    }

    @Test func `a subscription keeps the publisher, so that a later send arrives`() {
        let object = Plain()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }

        for _ in 0..<3 { object.objectWillChange.send() }
        subscription.cancel()

        #expect(changes == 3)
    }

    @Test func `a publisher is not held after its object and its subscriptions`() {
        weak var publisher: ObservableObjectPublisher?
        do {
            let object = Plain()
            let subscription = object.objectWillChange.sink {}
            publisher = object.objectWillChange
            #expect(publisher != nil)
            subscription.cancel()
        }

        #expect(publisher == nil)
    }

    @Test(.disabled(if: Self.isSanitized, "AddressSanitizer keeps used addresses aside"))
    func `an object at a used address never gets the former publisher`() {
        var seen: [ObjectIdentifier: Int] = [:]
        var reuses = 0
        var strays = 0
        for _ in 0..<2_000 {
            let object = Plain()
            seen[ObjectIdentifier(object), default: 0] += 1
            if seen[ObjectIdentifier(object)]! > 1 { reuses += 1 }

            var own = 0
            // Not cancelled before the object is released, the worst case.
            let subscription = Counting { own += 1 }
            object.objectWillChange.subscribe(subscription)
            object.objectWillChange.send()
            if own != 1 { strays += 1 }
        }

        #expect(reuses > 0)
        #expect(strays == 0)
    }

    @Test func `subscriptions that outlive their objects uncancelled are swept`() {
        let before = Alive.count
        for _ in 0..<5_000 {
            let object = Plain()
            let witness = Alive()
            object.objectWillChange.subscribe(Counting { withExtendedLifetime(witness) {} })
        }

        #expect(Alive.count - before < 200)
    }
}

private final class Plain: ObservableObject {}

private struct Counting: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Void) -> Subscribers.Demand {
        action()
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}

private final class Alive {
    nonisolated(unsafe) static var count = 0

    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
}

import OrielCore
import OrielUIKit
import Synchronization
import Testing

struct WithoutEffectTests {
    @Test func `a hint without effect is logged once, in debug builds only`() {
        #if DEBUG
        let isDebug = true
        #else
        let isDebug = false
        #endif
        #expect(withoutEffect(1, "a test ignores it", "hint(_:)") == 1)
        #expect(withoutEffect(2, "a test ignores it", "hint(_:)") == 2)

        let isNew = IgnoredHints.messages.withLock { $0.isNew("hint(_:) has no effect: a test ignores it.") }
        #expect(isNew == !isDebug)
    }

    @MainActor @Test func `a modifier logs its name and the reason`() {
        _ = Text("a").tabBarMinimizeBehavior(.never)

        let isNew = IgnoredHints.messages.withLock {
            $0.isNew("tabBarMinimizeBehavior(_:) has no effect: the bar keeps its size.")
        }
        #if DEBUG
        #expect(!isNew)
        #else
        #expect(isNew)
        #endif
    }
}

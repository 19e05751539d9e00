import Foundation
import OrielFoundation
import Testing

struct ProgressObserveTests {
    @Test func `reports a change`() async {
        let progress = Progress(totalUnitCount: 4)
        var observation: NSKeyValueObservation?

        let values = await withCheckedContinuation { continuation in
            observation = progress.observe(\.fractionCompleted, options: [.old, .new]) { _, change in
                continuation.resume(returning: [change.oldValue, change.newValue])
            }
            progress.completedUnitCount = 2
        }
        observation?.invalidate()

        #expect(values == [0, 0.5])
    }

    @Test func `reports the initial value only if asked to`() {
        let progress = Progress(totalUnitCount: 4)
        var values: [Double?] = []

        let first = progress.observe(\.fractionCompleted, options: [.initial, .new]) { values.append($1.newValue) }
        let second = progress.observe(\.fractionCompleted) { values.append($1.newValue) }
        first.invalidate()
        second.invalidate()

        #expect(values == [0])
    }
}

import Dispatch
import Foundation

/// Access to the main actor from code that can run on any thread.
package enum MainTurn {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor.
    ///
    /// On Linux, under an asynchronous `main`, changing threads serve the main queue, so checking for the main thread
    /// alone is not enough.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    /// Runs `body` on the main actor: immediately if the caller is on it, otherwise in a later turn.
    package static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            withMainActorUnchecked(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}

import Dispatch
import Foundation

/// The main actor seen from code that may run anywhere.
enum MainTurn {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor.
    ///
    /// Under an asynchronous `main` the main queue is served by changing threads on Linux, so asking for the main thread
    /// alone is not enough.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    /// Runs `body` on the main actor: at once if the caller is there, in a later turn otherwise.
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            withMainActorUnchecked(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}

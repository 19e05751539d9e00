import Foundation
import MomentsModel
import WebPush

/// Decides which browsers are sent a message next.
///
/// A push service that does not answer delays only its own browsers: at most ``width`` messages are on their way, ``widthPerHost`` of
/// them at one host, and one to a browser, so that its messages keep their order.
struct PushQueue {
    static let width = 8
    static let widthPerHost = 4

    private var waiting: [PushTarget] = []
    /// The hosts of messages that are on their way.
    private var sending: [SignInID: String] = [:]
    /// Browsers whose push service was not reached, and the times of the next attempts.
    private var failures: [SignInID: (next: Date, pause: TimeInterval)] = [:]

    /// The number of browsers that cannot be sent a message now, and take the place of no other one.
    var blockedCount: Int { sending.count + failures.count }

    /// The number of messages that are on their way.
    var sendingCount: Int { sending.count }

    /// Replaces the browsers that wait.
    mutating func wait(_ targets: [PushTarget], now: Date) {
        let due = Set(targets.map(\.signIn))
        failures = failures.filter { due.contains($0.key) || sending[$0.key] != nil }
        waiting = targets.filter { target in
            sending[target.signIn] == nil && failures[target.signIn].map { $0.next <= now } ?? true
        }
    }

    /// Returns the next browser to send to, until `ended(_:)` is called with it; nil if none has a place.
    mutating func next() -> PushTarget? {
        guard sending.count < Self.width else { return nil }
        let counts = Dictionary(sending.values.map { ($0, 1) }, uniquingKeysWith: +)
        let index = waiting.firstIndex { counts[$0.host, default: 0] < Self.widthPerHost }
        guard let target = index.map({ waiting.remove(at: $0) }) else { return nil }
        sending[target.signIn] = target.host
        return target
    }

    /// - Parameter outcome: Nil if nothing was sent.
    mutating func ended(_ signIn: SignInID, _ outcome: PushOutcome?, now: Date) {
        sending[signIn] = nil
        guard case .failed(let wait)? = outcome else {
            failures[signIn] = nil
            return
        }
        let pause = min(max(failures[signIn]?.pause ?? 15, 15) * 2, 3_600)
        let seconds = wait.map { TimeInterval($0.components.seconds) } ?? pause
        failures[signIn] = (now.addingTimeInterval(seconds), pause)
    }
}

extension PushTarget {
    fileprivate var host: String { subscription.endpoint.host() ?? "" }
}

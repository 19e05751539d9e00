import Foundation
import MomentsModel
import Testing
import WebPush

@testable import MomentsServer

@Suite struct PushQueueTests {
    private func target(_ number: Int, at host: String = "web.push.apple.com") throws -> PushTarget {
        PushTarget(
            signIn: SignInID(rawValue: Int64(number)),
            person: PersonID(rawValue: 1),
            subscription: try .sample("\(number)", at: "https://\(host)"),
            kinds: [.like],
            language: "en"
        )
    }

    private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: seconds) }

    /// Takes all that have a place.
    private func started(_ queue: inout PushQueue) -> [Int64] {
        var started: [Int64] = []
        while let target = queue.next() { started.append(target.signIn.rawValue) }
        return started
    }

    @Test func `eight messages are on their way, four at one host`() throws {
        var queue = PushQueue()
        var targets: [PushTarget] = []
        for number in 1...6 { targets.append(try target(number, at: "fcm.googleapis.com")) }
        for number in 7...9 { targets.append(try target(number)) }
        for number in 10...12 { targets.append(try target(number, at: "updates.push.services.mozilla.com")) }
        queue.wait(targets, now: date(0))
        #expect(started(&queue) == [1, 2, 3, 4, 7, 8, 9, 10])

        queue.ended(targets[0].signIn, .accepted, now: date(0))
        #expect(started(&queue) == [5])
    }

    @Test func `a browser has one message on its way`() throws {
        var queue = PushQueue()
        queue.wait([try target(1)], now: date(0))
        #expect(started(&queue) == [1])
        queue.wait([try target(1), try target(2)], now: date(3))
        #expect(started(&queue) == [2])
        queue.ended(SignInID(rawValue: 1), .accepted, now: date(4))
        #expect(started(&queue) == [])
        queue.wait([try target(1)], now: date(6))
        #expect(started(&queue) == [1])
    }

    @Test func `failures are tried again later and later`() throws {
        var queue = PushQueue()
        var times: [Int] = []
        for second in 0...200 {
            queue.wait([try target(1)], now: date(TimeInterval(second)))
            if let next = queue.next() {
                times.append(second)
                queue.ended(next.signIn, .failed(retryAfter: nil), now: date(TimeInterval(second)))
            }
        }
        #expect(times == [0, 30, 90])
    }

    @Test func `the push service says when it can be tried again`() throws {
        var queue = PushQueue()
        queue.wait([try target(1)], now: date(0))
        _ = queue.next()
        queue.ended(SignInID(rawValue: 1), .failed(retryAfter: .seconds(7)), now: date(0))
        queue.wait([try target(1)], now: date(6))
        #expect(started(&queue) == [] && queue.blockedCount == 1)
        queue.wait([try target(1)], now: date(7))
        #expect(started(&queue) == [1])
    }

    @Test func `what is not due any more is forgotten`() throws {
        var queue = PushQueue()
        queue.wait([try target(1)], now: date(0))
        _ = queue.next()
        queue.ended(SignInID(rawValue: 1), .failed(retryAfter: nil), now: date(0))
        queue.wait([], now: date(1))
        #expect(queue.blockedCount == 0)
    }
}

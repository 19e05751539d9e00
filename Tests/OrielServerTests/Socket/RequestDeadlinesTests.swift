import NIOCore
import Testing

@testable import OrielServer

@Suite struct RequestDeadlinesTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    private let empty = SendQueue(acknowledged: 0, isEmpty: true)

    private func at(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

    /// Returns a connection with limits of 10 seconds for heads, 30 seconds between requests, 20 seconds for stalls, and 100
    /// bytes per second.
    private func opened() -> RequestDeadlines {
        var limits = RequestDeadlines.Limits()
        limits.idle = .seconds(30)
        limits.uploadRate = 100
        var deadlines = RequestDeadlines(limits: limits, now: start)
        deadlines.readBegan(now: start)
        return deadlines
    }

    /// Returns a connection that has received the head of a request and waits for its body.
    private func receiving() -> RequestDeadlines {
        var deadlines = opened()
        deadlines.received(100, now: start)
        deadlines.headReceived(now: start)
        deadlines.parsed(parts: 1, now: start)
        deadlines.readBegan(now: start)
        return deadlines
    }

    /// Returns a connection whose first request is complete and waits for its response.
    private func answering() -> RequestDeadlines {
        var deadlines = receiving()
        deadlines.received(0, now: start)
        deadlines.requestEnded(now: start)
        deadlines.parsed(parts: 1, now: start)
        return deadlines
    }

    // MARK: - Stopping

    @Test func `a connection that has just come expects a request, and one that had a request does not`() {
        #expect(opened().expectsFirstRequest(now: start + .milliseconds(499)))
        #expect(!opened().expectsFirstRequest(now: start + .milliseconds(500)))
        #expect(!receiving().expectsFirstRequest(now: start))
    }

    // MARK: - Heads

    @Test func `a connection that sends nothing is closed`() {
        var deadlines = opened()

        #expect(deadlines.check(empty, now: at(9)) == .fine)
        #expect(deadlines.check(empty, now: at(10)) == .close(.slowHead))
    }

    @Test func `a connection waits as long as its first request is held`() {
        var deadlines = opened()
        deadlines.requestHeld()
        #expect(deadlines.check(empty, now: at(25)) == .fine)

        deadlines.received(5, now: at(26))
        deadlines.parsed(parts: 0, now: at(26))
        #expect(deadlines.check(empty, now: at(35)) == .fine)
        #expect(deadlines.check(empty, now: at(36)) == .timeOut(.slowHead))
    }

    @Test func `a later request is held without being taken for idleness`() {
        var deadlines = answering()
        deadlines.responseBegan()
        deadlines.responseEnded(now: at(1))
        deadlines.requestHeld()

        #expect(deadlines.check(empty, now: at(60)) == .fine)
    }

    @Test func `a head that comes by drops is answered`() {
        var deadlines = opened()
        for second in 1..<11 {
            deadlines.received(1, now: at(Int64(second)))
            deadlines.parsed(parts: 0, now: at(Int64(second)))
        }

        #expect(deadlines.check(empty, now: at(10)) == .fine)
        #expect(deadlines.check(empty, now: at(11)) == .timeOut(.slowHead))
    }

    @Test func `between requests there is more time, and no answer`() {
        var deadlines = answering()
        deadlines.responseBegan()
        deadlines.responseEnded(now: at(100))

        #expect(deadlines.check(empty, now: at(129)) == .fine)
        #expect(deadlines.check(empty, now: at(130)) == .close(.idle))
    }

    @Test func `half a second request is answered`() {
        var deadlines = answering()
        deadlines.responseEnded(now: at(1))
        deadlines.received(5, now: at(20))
        deadlines.parsed(parts: 0, now: at(20))

        #expect(deadlines.check(empty, now: at(29)) == .fine)
        #expect(deadlines.check(empty, now: at(30)) == .timeOut(.slowHead))
    }

    // MARK: - Bodies

    @Test func `a body that stops is answered`() {
        var deadlines = receiving()

        #expect(deadlines.check(empty, now: at(19)) == .fine)
        #expect(deadlines.check(empty, now: at(20)) == .timeOut(.slowBody))
    }

    @Test func `a body at the least rate may take for ever`() {
        var deadlines = receiving()
        for second in stride(from: Int64(10), through: 36_000, by: 10) {
            deadlines.received(1000, now: at(second))
            #expect(deadlines.check(empty, now: at(second)) == .fine)
            deadlines.readBegan(now: at(second))
        }
    }

    @Test func `a body below the least rate is answered, however it began`() {
        var deadlines = receiving()
        deadlines.received(1_000_000, now: start)
        deadlines.readBegan(now: start)
        var second: Int64 = 0
        while deadlines.check(empty, now: at(second)) == .fine, second < 100 {
            second += 1
            // Half the required rate: the credit, 20 seconds at most, is used up after 40 seconds.
            deadlines.received(50, now: at(second))
            deadlines.readBegan(now: at(second))
        }

        #expect(second == 40)
    }

    @Test func `the time the server does not read is not the client's`() {
        var deadlines = receiving()
        deadlines.received(1000, now: at(1))
        #expect(deadlines.check(empty, now: at(1000)) == .fine)

        deadlines.readBegan(now: at(1000))
        #expect(deadlines.check(empty, now: at(1019)) == .fine)
        #expect(deadlines.check(empty, now: at(1020)) == .timeOut(.slowBody))
    }

    @Test func `when the response has begun, no other can be sent`() {
        var deadlines = receiving()
        deadlines.responseBegan()

        #expect(deadlines.check(empty, now: at(20)) == .close(.slowBody))
    }

    @Test func `an unneeded body is not read for long`() {
        var deadlines = receiving()
        deadlines.responseBegan()
        deadlines.responseEnded(now: at(1))
        for second in 1..<11 { deadlines.received(100_000, now: at(Int64(second))) }

        #expect(deadlines.check(empty, now: at(10)) == .fine)
        #expect(deadlines.check(empty, now: at(11)) == .close(.slowBody))
    }

    // MARK: - Responses

    @Test func `a response may take as long as it likes`() {
        var deadlines = answering()
        deadlines.responseBegan()

        #expect(deadlines.check(empty, now: at(100_000)) == .fine)
    }

    @Test func `a client that takes nothing for the length of a stall is cut`() {
        var deadlines = answering()
        deadlines.responseBegan()
        let queue = SendQueue(acknowledged: 7, isEmpty: false)

        #expect(deadlines.check(queue, now: at(5)) == .fine)
        #expect(deadlines.check(queue, now: at(24)) == .fine)
        #expect(deadlines.check(queue, now: at(25)) == .close(.stalledResponse))
    }

    @Test func `a client that takes a little now and then is not`() {
        var deadlines = answering()
        deadlines.responseBegan()
        for second in stride(from: Int64(0), to: 3600, by: 19) {
            let queue = SendQueue(acknowledged: UInt64(second + 1), isEmpty: false)
            #expect(deadlines.check(queue, now: at(second)) == .fine)
        }
    }

    @Test func `a connection is idle when the client has taken the response, not when it was written`() {
        var deadlines = answering()
        deadlines.responseBegan()
        deadlines.responseEnded(now: start)
        for second in stride(from: Int64(0), through: 100, by: 10) {
            let queue = SendQueue(acknowledged: UInt64(second), isEmpty: false)
            #expect(deadlines.check(queue, now: at(second)) == .fine)
        }

        #expect(deadlines.check(empty, now: at(129)) == .fine)
        #expect(deadlines.check(empty, now: at(130)) == .close(.idle))
    }

    @Test func `a connection can be closed between requests only`() {
        #expect(opened().isBetweenRequests && !receiving().isBetweenRequests && !answering().isBetweenRequests)
    }
}

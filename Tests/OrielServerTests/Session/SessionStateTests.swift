import OrielProtocol
import Testing

@testable import OrielServer

@Suite struct SessionStateTests {
    let start = ContinuousClock.now
    let first = SocketID(1)
    let second = SocketID(2)

    private func waiting(replayBytes: Int = 1000) -> SessionState {
        var limits = SessionLimits()
        limits.replayBytes = replayBytes
        return SessionState(limits: limits, now: start)
    }

    private func attached(replayBytes: Int = 1000) -> SessionState {
        var state = waiting(replayBytes: replayBytes)
        _ = state.connect(first, lastFrame: 0, now: start)
        return state
    }

    private func frame(_ number: UInt32, size: Int = 10) -> PageFrame {
        PageFrame(number: number, bytes: Array(repeating: 0, count: size))
    }

    /// Sends a frame as a session does.
    private func send(_ frame: PageFrame, in state: inout SessionState) -> [SessionState.Action] {
        let asked = state.pageChanged(now: start)
        return asked + state.encoded(frame, now: start)
    }

    // MARK: - Attaching

    @Test func `a page without a socket ends after fifteen seconds`() {
        var state = waiting()

        #expect(state.tick(now: start + .seconds(14)) == [])
        #expect(state.tick(now: start + .seconds(15)) == [.endPage])
        #expect(state.hasEnded)
        #expect(state.tick(now: start + .seconds(16)) == [])
    }

    @Test func `the first socket goes on with what was served`() {
        var state = waiting()

        #expect(
            state.connect(first, lastFrame: 0, now: start) == [
                .presence(true), .welcome(first, lastFrame: 0, goesOn: true),
            ]
        )
        _ = state.tick(now: start + .seconds(100))
        #expect(state.isAttached)
    }

    @Test func `changes before the socket connects are encoded when it connects`() {
        var state = waiting()

        #expect(state.pageChanged(now: start) == [])
        #expect(
            state.connect(first, lastFrame: 0, now: start)
                == [.presence(true), .welcome(first, lastFrame: 0, goesOn: true), .encode]
        )
    }

    @Test func `a session that has ended takes no socket`() {
        var state = waiting()
        _ = state.tick(now: start + .seconds(15))

        #expect(state.connect(first, lastFrame: 0, now: start + .seconds(16)) == [])
    }

    // MARK: - Keeping up

    @Test func `a client keeps up while few frames are on their way`() {
        var state = waiting()
        #expect(!state.keepsUp)
        _ = state.connect(first, lastFrame: 0, now: start)
        #expect(state.keepsUp)

        for number in 1...3 {
            _ = send(frame(UInt32(number)), in: &state)
            #expect(state.keepsUp)
        }
        _ = send(frame(4), in: &state)
        #expect(!state.keepsUp)

        state.acknowledged(9)
        #expect(!state.keepsUp)
        state.acknowledged(2)
        #expect(state.keepsUp)
    }

    @Test func `frames that the buffer has dropped are on their way, too`() {
        var state = attached(replayBytes: 15)

        for number in 1...4 { _ = send(frame(UInt32(number)), in: &state) }

        #expect(!state.keepsUp)
        state.acknowledged(4)
        #expect(state.keepsUp)
    }

    @Test func `a client does not keep up while changes wait`() {
        var state = attached()
        _ = state.pageChanged(now: start)
        #expect(!state.keepsUp)
        _ = state.encoded(frame(1), now: start)
        #expect(state.keepsUp)

        _ = state.writabilityChanged(first, to: false)
        #expect(!state.keepsUp)
        _ = state.writabilityChanged(first, to: true)
        #expect(state.keepsUp)

        _ = state.mountRequested(by: first)
        #expect(!state.keepsUp)
        _ = state.mounted(frame(2), now: start)
        #expect(state.keepsUp)

        _ = state.disconnected(first, now: start)
        #expect(!state.keepsUp)
    }

    // MARK: - Sending

    @Test func `changes while the page is asked lead to one more question`() {
        var state = attached()

        #expect(state.pageChanged(now: start) == [.encode])
        #expect(state.pageChanged(now: start) == [])
        #expect(state.pageChanged(now: start) == [])
        #expect(state.encoded(frame(1), now: start) == [.send(first, [frame(1)]), .encode])
        #expect(state.encoded(nil, now: start) == [])
    }

    @Test func `a socket that takes no bytes is asked for nothing until it takes some`() {
        var state = attached()

        #expect(state.writabilityChanged(first, to: false) == [])
        #expect(state.pageChanged(now: start) == [])
        #expect(state.writabilityChanged(first, to: true) == [.encode])
    }

    @Test func `the page is notified when its last socket closes, not when one is replaced`() {
        var state = attached()

        _ = state.connect(second, lastFrame: 0, now: start)
        #expect(state.disconnected(first, now: start) == [])
        #expect(state.disconnected(second, now: start) == [.presence(false)])
    }

    // MARK: - Resuming

    @Test func `a socket that comes back gets the frames it missed`() {
        var state = attached()
        for number in 1...3 { _ = send(frame(UInt32(number)), in: &state) }
        _ = state.disconnected(first, now: start)

        #expect(
            state.connect(second, lastFrame: 1, now: start)
                == [
                    .presence(true), .welcome(second, lastFrame: 1, goesOn: true), .send(second, [frame(2), frame(3)]),
                ]
        )
    }

    @Test func `a socket that missed nothing gets nothing`() {
        var state = attached()
        _ = send(frame(1), in: &state)
        state.acknowledged(1)
        _ = state.disconnected(first, now: start)

        #expect(
            state.connect(second, lastFrame: 1, now: start) == [
                .presence(true), .welcome(second, lastFrame: 1, goesOn: true),
            ]
        )
    }

    @Test func `changes without a socket become one frame on reconnect`() {
        var state = attached()
        _ = state.disconnected(first, now: start)

        #expect(state.pageChanged(now: start) == [])
        #expect(
            state.connect(second, lastFrame: 0, now: start)
                == [.presence(true), .welcome(second, lastFrame: 0, goesOn: true), .encode]
        )
    }

    @Test func `a frame that was being encoded when the connection broke is not lost`() {
        var state = attached()
        _ = state.pageChanged(now: start)
        _ = state.disconnected(first, now: start)

        #expect(state.encoded(frame(1), now: start) == [])
        #expect(
            state.connect(second, lastFrame: 0, now: start)
                == [.presence(true), .welcome(second, lastFrame: 0, goesOn: true), .send(second, [frame(1)])]
        )
    }

    @Test func `a socket that missed dropped frames receives a new mount`() {
        var state = attached(replayBytes: 25)
        for number in 1...3 { _ = send(frame(UInt32(number)), in: &state) }
        #expect(state.replayByteCount == 0)
        _ = state.disconnected(first, now: start)

        #expect(
            state.connect(second, lastFrame: 1, now: start)
                == [.presence(true), .welcome(second, lastFrame: 1, goesOn: false), .mount]
        )
        #expect(state.mounted(frame(4), now: start) == [.send(second, [frame(4)])])
    }

    @Test(arguments: [5, UInt32.max])
    func `a frame number that was never sent leads to a mount`(number: UInt32) {
        var state = attached()
        _ = send(frame(1), in: &state)
        _ = state.disconnected(first, now: start)

        #expect(
            state.connect(second, lastFrame: number, now: start)
                == [.presence(true), .welcome(second, lastFrame: number, goesOn: false), .mount]
        )
    }

    @Test func `patches encoded before a mount do not reach the client that waits for it`() {
        var state = attached()
        _ = state.pageChanged(now: start)

        #expect(state.mountRequested(by: first) == [.mount])
        #expect(state.encoded(frame(1), now: start) == [])
        #expect(state.mounted(frame(2), now: start) == [.send(first, [frame(2)])])
    }

    @Test func `only the later of two requested mounts is sent`() {
        var state = attached()
        _ = state.mountRequested(by: first)
        _ = state.mountRequested(by: first)

        #expect(state.mounted(frame(1), now: start) == [])
        #expect(state.mounted(frame(2), now: start) == [.send(first, [frame(2)])])
    }

    @Test func `a client that comes back before it was missed replaces itself`() {
        var state = attached()

        #expect(
            state.connect(second, lastFrame: 0, now: start)
                == [.close(first, .stopping), .welcome(second, lastFrame: 0, goesOn: true)]
        )
        #expect(state.disconnected(first, now: start) == [])
        #expect(state.phase == .attached(second))
    }

    @Test func `acknowledging what was not sent changes nothing`() {
        var state = attached()
        _ = send(frame(1), in: &state)
        state.acknowledged(7)
        _ = state.disconnected(first, now: start)

        #expect(
            state.connect(second, lastFrame: 0, now: start)
                == [.presence(true), .welcome(second, lastFrame: 0, goesOn: true), .send(second, [frame(1)])]
        )
    }

    @Test func `a detached session ends after a minute`() {
        var state = attached()
        _ = state.disconnected(first, now: start + .seconds(100))

        _ = state.tick(now: start + .seconds(159))
        #expect(!state.hasEnded)
        #expect(state.tick(now: start + .seconds(160)) == [.endPage])
    }

    // MARK: - Rest

    @Test func `a page is released when nothing has happened for a second, once`() {
        var state = attached()
        state.received(now: start + .seconds(10))

        #expect(state.tick(now: start + .milliseconds(10_900)) == [])
        #expect(state.tick(now: start + .seconds(11)) == [.snapshot(first), .releaseContent])
        #expect(state.tick(now: start + .seconds(12)) == [])
    }

    @Test func `a page in which something happens now and then takes twice as long each time, up to a limit`() {
        var state = attached()
        var now = start
        var delays: [Duration] = []
        for _ in 0..<6 {
            state.received(now: now)
            let began = now
            repeat { now += .milliseconds(100) } while !state.tick(now: now).contains(.releaseContent)
            delays.append(now - began)
        }

        #expect(delays == [1, 2, 4, 8, 8, 8].map { .seconds($0) })
    }

    @Test func `a page is in use from its browser's connection until it has ended`() {
        var state = waiting()
        _ = state.pageChanged(now: start)
        #expect(!state.isInUse)

        _ = state.connect(first, lastFrame: 0, now: start)
        #expect(state.isInUse)

        _ = state.disconnected(first, now: start + .seconds(1))
        #expect(state.isInUse)
        _ = state.tick(now: start + .seconds(61))
        #expect(state.hasEnded && !state.isInUse)
    }

    @Test func `while many pages are in use, a new one is released sooner, but only the first time`() {
        var state = attached()
        state.received(now: start + .seconds(10))
        #expect(state.isInUse)

        #expect(state.tick(now: start + .milliseconds(10_100), isCrowded: true) == [])
        #expect(
            state.tick(now: start + .milliseconds(10_125), isCrowded: true) == [.snapshot(first), .releaseContent]
        )
        #expect(!state.isInUse)
        state.received(now: start + .seconds(11))
        #expect(state.isInUse)
        #expect(state.tick(now: start + .milliseconds(11_900), isCrowded: true) == [])
        #expect(state.tick(now: start + .milliseconds(12_900), isCrowded: true) == [.snapshot(first)])
        #expect(state.tick(now: start + .seconds(13), isCrowded: true) == [.releaseContent])
    }

    @Test func `a page is released while its client is away`() {
        var state = attached()
        _ = state.disconnected(first, now: start + .seconds(1))

        #expect(state.tick(now: start + .seconds(5)) == [.releaseContent])
    }

    // MARK: - Snapshots and eviction

    @Test func `a snapshot is taken when nothing has happened for a second, once`() {
        var state = attached()
        state.received(now: start + .seconds(10))

        #expect(state.tick(now: start + .milliseconds(10_900)) == [])
        #expect(state.tick(now: start + .seconds(11)).contains(.snapshot(first)))
        #expect(state.tick(now: start + .seconds(12)) == [])
    }

    @Test func `an idle session is evicted to its snapshot`() {
        var state = attached()
        state.received(now: start)

        #expect(
            state.tick(now: start + .seconds(1800)) == [
                .lastFrame(first), .snapshot(first), .close(first, .evicted), .endPage,
            ]
        )
        #expect(state.hasEnded)
    }

    @Test func `a server that stops gives each client its snapshot`() {
        var state = attached()
        state.received(now: start)

        #expect(
            state.stop(now: start) == [.lastFrame(first), .snapshot(first), .close(first, .stopping), .endPage]
        )
        #expect(state.stop(now: start) == [])
    }

    @Test func `the end also comes after a frame if the socket takes no bytes`() {
        var state = attached()
        state.received(now: start)
        _ = state.writabilityChanged(first, to: false)

        #expect(state.stop(now: start) == [.lastFrame(first), .close(first, .stopping), .endPage])
    }

    @Test func `a client that waits for a mount gets no other frame before the end`() {
        var state = attached()
        _ = state.mountRequested(by: first)

        #expect(state.stop(now: start) == [.close(first, .stopping), .endPage])
    }

    @Test func `a session without a socket ends when the server stops`() {
        var state = waiting()

        #expect(state.stop(now: start) == [.endPage])
    }

    @Test func `nothing happens any more after the end`() {
        var state = attached()
        _ = state.pageChanged(now: start)
        _ = state.stop(now: start)

        #expect(state.encoded(frame(1), now: start) == [])
        #expect(state.pageChanged(now: start) == [])
        #expect(state.writabilityChanged(first, to: true) == [])
        #expect(state.mountRequested(by: first) == [])
        #expect(state.disconnected(first, now: start) == [])
    }
}

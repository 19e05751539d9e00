import Testing

@testable import OrielTool

struct DevLoopTests {
    private var loop = DevLoop()
    private let start = ContinuousClock.now
    private let failure = PageState.Failure(kind: .build, output: "error: x")

    private func time(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    /// A loop whose program runs.
    private func running() -> DevLoop {
        var loop = loop
        _ = loop.begin(now: start)
        _ = loop.built(.built)
        _ = loop.ready(now: time(1))
        return loop
    }

    @Test mutating func `the program is built and started`() {
        #expect(loop.begin(now: start) == [.show(.building), .build])
        #expect(loop.built(.built) == [.start])
        #expect(loop.ready(now: time(9)) == [.show(.running), .report(.running(nil))])
    }

    @Test func `a save replaces the program and tells the time`() {
        var loop = running()

        #expect(loop.changed(at: time(10), now: time(10.1)) == [.show(.building), .build])
        #expect(loop.built(.built) == [.reload])
        #expect(loop.ready(now: time(13)) == [.show(.running), .report(.running(.seconds(3)))])
    }

    @Test func `what a build has read needs no further one`() {
        var loop = running()
        _ = loop.changed(at: time(10), now: time(11))

        #expect(loop.changed(at: time(10.5), now: time(15)) == [])
        #expect(loop.changed(at: time(11.5), now: time(15)) == [.show(.building), .build])
    }

    @Test func `a save after the start of a build needs another one, however early those before it were`() {
        var loop = running()
        _ = loop.changed(at: time(10), now: time(11))

        #expect(loop.changed(at: time(10.9), until: time(11.1), now: time(15)) == [.show(.building), .build])
    }

    @Test func `errors are shown until they are mended, and what runs goes on`() {
        var loop = running()
        _ = loop.changed(at: time(10), now: time(10))

        #expect(loop.built(.failed(failure)) == [.show(.failed(failure)), .report(.failed)])
        _ = loop.changed(at: time(20), now: time(20))
        #expect(loop.built(.built) == [.reload])
        #expect(loop.ready(now: time(22)) == [.show(.running), .report(.running(.seconds(2)))])
    }

    @Test func `a build while new workers start is the next to run`() {
        var loop = running()
        _ = loop.changed(at: time(10), now: time(10))
        _ = loop.built(.built)
        _ = loop.changed(at: time(11), now: time(11))

        #expect(loop.built(.built) == [])
        #expect(loop.ready(now: time(12)) == [.reload])
        #expect(loop.ready(now: time(13)) == [.show(.running), .report(.running(.seconds(3)))])
    }

    @Test func `errors stay when workers of an earlier build begin to serve`() {
        var loop = running()
        _ = loop.changed(at: time(10), now: time(10))
        _ = loop.built(.built)
        _ = loop.changed(at: time(11), now: time(11))
        _ = loop.built(.failed(failure))

        #expect(loop.ready(now: time(12)) == [.show(.failed(failure))])
    }

    @Test func `workers that do not start leave the old ones`() {
        var loop = running()
        _ = loop.changed(at: time(10), now: time(10))
        _ = loop.built(.built)

        #expect(loop.kept(now: time(12)) == [.show(.failed(PageState.Failure(kind: .program))), .report(.kept)])
        #expect(loop.changed(at: time(20), now: time(20)) == [.show(.building), .build])
        #expect(loop.built(.built) == [.reload])
    }

    @Test func `a program that has ended is started by the next save`() {
        var loop = running()

        #expect(
            loop.ended("signal 4") == [.show(.failed(PageState.Failure(kind: .program))), .report(.ended("signal 4"))]
        )
        _ = loop.changed(at: time(20), now: time(20))
        #expect(loop.built(.built) == [.start])
    }
}

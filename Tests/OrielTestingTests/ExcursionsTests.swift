import Testing

@testable import OrielTesting

struct ExcursionsTests {
    @Test func `an excursion lasts until the last job that stems from it has ended`() {
        var excursions = Excursions()
        let number = excursions.beginJob(of: 0)
        #expect(number == 1)
        #expect(excursions.beginJob(of: 1) == 1)

        _ = excursions.endJob(of: 1)
        #expect(excursions.last == 1)

        _ = excursions.endJob(of: 1)
        #expect(excursions.last == nil)
    }

    @Test func `a job that stems from none begins one of its own`() {
        var excursions = Excursions()

        #expect(excursions.beginJob(of: 0) == 1)
        #expect(excursions.beginJob(of: 0) == 2)
        #expect(excursions.last == 2)
    }

    @Test func `what stems from a forgotten excursion is followed no more`() {
        var excursions = Excursions()
        _ = excursions.beginJob(of: 0)
        _ = excursions.beginJob(of: 0)

        _ = excursions.forget(upTo: 1)

        #expect(excursions.beginJob(of: 1) == nil)
        #expect(excursions.beginJob(of: 2) == 2)
        #expect(excursions.endJob(of: 1).isEmpty)
    }

    @Test func `who waits goes on when the last excursion is over`() async {
        var excursions = Excursions()
        _ = excursions.beginJob(of: 0)
        _ = excursions.beginJob(of: 0)

        await withCheckedContinuation { continuation in
            #expect(excursions.wait(continuation))
            #expect(excursions.endJob(of: 1).isEmpty)
            let waiting = excursions.endJob(of: 2)
            #expect(waiting.count == 1)
            for continuation in waiting { continuation.resume() }
        }
    }

    @Test func `nobody is kept where no excursion is under way`() async {
        var excursions = Excursions()

        await withCheckedContinuation { continuation in
            #expect(!excursions.wait(continuation))
            continuation.resume()
        }
    }
}

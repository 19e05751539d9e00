import Testing

@testable import OrielTesting

struct ExcursionsTests {
    @Test func `an excursion lasts until the last job that stems from it has ended`() {
        var excursions = Excursions()
        let (first, second) = (excursions.beginJob(of: 0), excursions.beginJob(of: 1))
        #expect(first == 1)
        #expect(second == 1)

        _ = excursions.endJob(of: 1)
        #expect(excursions.last == 1)

        _ = excursions.endJob(of: 1)
        #expect(excursions.last == nil)
    }

    @Test func `a job that stems from none begins one of its own`() {
        var excursions = Excursions()

        let numbers = [excursions.beginJob(of: 0), excursions.beginJob(of: 0)]

        #expect(numbers == [1, 2])
        #expect(excursions.last == 2)
    }

    @Test func `jobs of a forgotten excursion are not tracked`() {
        var excursions = Excursions()
        _ = excursions.beginJob(of: 0)
        _ = excursions.beginJob(of: 0)

        _ = excursions.forget(upTo: 1)

        let numbers = [excursions.beginJob(of: 1), excursions.beginJob(of: 2)]
        let waiting = excursions.endJob(of: 1)
        #expect(numbers == [nil, 2])
        #expect(waiting.isEmpty)
    }

    @Test func `a waiter resumes when the last excursion ends`() async {
        var excursions = Excursions()
        _ = excursions.beginJob(of: 0)
        _ = excursions.beginJob(of: 0)

        await withCheckedContinuation { continuation in
            let isKept = excursions.wait(continuation)
            let early = excursions.endJob(of: 1)
            let waiting = excursions.endJob(of: 2)

            #expect(isKept)
            #expect(early.isEmpty)
            #expect(waiting.count == 1)
            for continuation in waiting { continuation.resume() }
        }
    }

    @Test func `a waiter without pending excursions is not suspended`() async {
        var excursions = Excursions()

        await withCheckedContinuation { continuation in
            let isKept = excursions.wait(continuation)
            #expect(!isKept)
            continuation.resume()
        }
    }
}

import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct PhotoReadingsTests {
    private let readings = PhotoReadings()

    /// Waits until some requests wait for the photo.
    private func wait(for count: Int, of readings: PhotoReadings) async {
        while readings.waitingCount(for: "a") != count { await Task.yield() }
    }

    @Test func `one request reads a photo, and the others wait for it`() async throws {
        let readings = readings
        let reading = try #require(try await readings.begin("a"))
        async let second = readings.begin("a")
        async let third = readings.begin("a")
        await wait(for: 2, of: readings)
        #expect(try await readings.begin("b") != nil)

        reading.finish()

        let others = try await [second, third]
        #expect(others.allSatisfy { $0 == nil })
        #expect(readings.waitingCount(for: "a") == nil)
    }

    @Test func `a reading that is dropped ends`() async throws {
        let readings = readings
        var reading = try await readings.begin("a")
        async let second = readings.begin("a")
        await wait(for: 1, of: readings)
        #expect(reading != nil)

        reading = nil

        let other = try await second
        #expect(other == nil)
    }

    @Test func `a reading that has ended does not end the next`() async throws {
        let first = try #require(try await readings.begin("a"))
        first.finish()
        let second = try #require(try await readings.begin("a"))

        first.finish()

        #expect(readings.waitingCount(for: "a") == 0)
        second.finish()
    }

    @Test func `a request waits only for some time`() async throws {
        let readings = PhotoReadings(patience: .zero)
        let reading = try await readings.begin("a")

        #expect(try await readings.begin("a") == nil)

        #expect(readings.waitingCount(for: "a") != nil)
        reading?.finish()
    }

    @Test func `a request that is cancelled does not wait`() async throws {
        let readings = readings
        let reading = try await readings.begin("a")
        let second = Task { try await readings.begin("a") }
        await wait(for: 1, of: readings)

        second.cancel()

        await #expect(throws: CancellationError.self) { try await second.value }
        reading?.finish()
    }
}

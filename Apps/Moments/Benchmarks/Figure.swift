import Foundation

/// One measured figure, printed as a line of JSON.
struct Figure: Encodable {
    let name: String
    let value: Double
    let unit: String

    func print() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rounded = Figure(name: name, value: (value * 1000).rounded() / 1000, unit: unit)
        Swift.print(String(decoding: try encoder.encode(rounded), as: UTF8.self))
        fflush(nil)
    }
}

/// The durations of repeated measurements.
struct Timings {
    private var milliseconds: [Double] = []

    mutating func measure<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
        let start = ContinuousClock.now
        let answer = try await body()
        add(ContinuousClock.now - start)
        return answer
    }

    mutating func add(_ duration: Duration) { milliseconds.append(duration / .milliseconds(1)) }

    func print(_ name: String) throws {
        let sorted = milliseconds.sorted()
        try Figure(name: "\(name).median", value: sorted[sorted.count / 2], unit: "ms").print()
        try Figure(name: "\(name).p99", value: sorted[sorted.count * 99 / 100], unit: "ms").print()
    }
}

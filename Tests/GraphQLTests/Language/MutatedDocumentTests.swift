import Foundation
import TestSupport
import Testing

@testable import GraphQL

/// Tests that mutated documents of the public cases always get a response.
///
/// Each run sends a few thousand documents. With `ORIEL_LONG=1` it runs for ten minutes, in a process of its own, so that
/// memory can be measured.
@Suite struct MutatedDocumentTests {
    private static let isLong = ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1"

    private let schema: Schema<RandomRoots>

    init() throws {
        var options = SchemaOptions()
        // A large cache would look like growing memory.
        options.cachedBytes = 1 << 16
        schema = try Schema(sdl: PublicCases.schema(), options: options)
    }

    @Test func `mutated documents are answered within a second, in JSON, without growth`() async throws {
        let seed = Self.isLong ? UInt64.random(in: 0..<1_000_000) : 1
        var mutator = DocumentMutator(try PublicCases.documents(), seed: seed)
        var tally = Tally()
        var memory: Int?
        let start = ContinuousClock.now
        while Self.isLong ? start.duration(to: .now) < .seconds(600) : tally.documents < 3000 {
            let document = mutator.next()
            await check(document, seed: seed &+ UInt64(tally.documents), &tally)
            if memory == nil && start.duration(to: .now) > .seconds(60) { memory = residentBytes() }
        }
        print("mutated documents, seed \(seed): \(tally)")

        // Otherwise the mutations are too strong or too weak to be useful.
        #expect(tally.syntax > tally.documents / 20 && tally.invalid > tally.documents / 20)
        #expect(tally.executed > tally.documents / 20)
        if let memory {
            let growth = residentBytes() - memory
            #expect(growth < 32 << 20, "The memory grew by \(growth) bytes in nine minutes.")
        }
    }

    private func check(_ bytes: [UInt8], seed: UInt64, _ tally: inout Tally) async {
        tally.documents += 1
        let text = String(decoding: bytes, as: UTF8.self)
        var slowest = Duration.zero
        // A busy machine may be slow once, and work for others meanwhile.
        for _ in 0..<3 {
            let (start, worked) = (ContinuousClock.now, processorTime())
            let response = await schema.execute(
                GraphQLRequest(String(decoding: bytes, as: UTF8.self)),
                in: RandomRoots(seed: seed)
            )
            slowest = min(start.duration(to: .now), processorTime() - worked)
            if (try? Value(json: response.body, maximumDepth: 2000)) == nil {
                Issue.record(
                    "no JSON: \(response) answers \(text.debugDescription), seed \(seed)"
                )
            }
            if slowest < .seconds(1) {
                tally.count(response)
                return
            }
        }
        Issue.record("\(slowest) for \(text.debugDescription), seed \(seed)")
    }

    @Test func `a document that is not UTF-8 is refused`() throws {
        var mutator = DocumentMutator(try PublicCases.documents(), seed: 2)
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            var bytes = mutator.next()
            // The byte is invalid in UTF-8.
            bytes.insert(0xFF, at: Int.random(in: 0...bytes.count, using: &random))
            #expect(throws: GraphQLError.self) { try Document(parsing: bytes) }
        }
    }
}

private struct Tally: CustomStringConvertible {
    var documents = 0
    var syntax = 0
    var invalid = 0
    var executed = 0

    var description: String { "\(documents) documents, \(syntax) unreadable, \(invalid) invalid, \(executed) executed" }

    mutating func count(_ response: GraphQLResponse) {
        switch response.refusal {
        case .syntax: syntax += 1
        case nil: executed += 1
        default: invalid += 1
        }
    }
}

/// Returns the resident memory of the process, in bytes.
private func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first
    else { return 0 }
    return (Int(pages) ?? 0) * 4096
}

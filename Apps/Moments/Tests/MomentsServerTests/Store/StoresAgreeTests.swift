import Foundation
import MomentsModel
import MomentsServer
import TestSupport
import Testing

/// A comparison of the stores over random operations.
@Suite struct StoresAgreeTests {
    private static let people: Int64 = 9

    @Test(arguments: [1, 2] as [UInt64])
    func `stores to which the same happens answer everybody alike`(seed: UInt64) async throws {
        let worlds = try StoreKind.allCases.map { try World($0) }
        for world in worlds {
            for index in 1...Self.people { _ = try await world.person("Person \(index)", handle: "person_\(index)") }
        }
        var life = RandomLife(seed: seed, people: Self.people)
        var spreading = SeededGenerator(seed: seed)
        var successes = 0

        for step in 1...1650 {
            let operation = try await life.next(in: worlds[0].store)
            let seconds = life.seconds()
            var answers: [String] = []
            for world in worlds {
                world.clock.move(by: seconds)
                answers.append(await operation.run(on: world.store))
            }
            try await spread(worlds, &spreading)
            try #require(Set(answers).count == 1, "step \(step): \(operation): \(answers)")
            if !answers[0].hasPrefix("failed") { successes += 1 }
            if step.isMultiple(of: 250) { try await compare(worlds, step) }
        }

        // Otherwise the comparison would mean little.
        #expect(successes > 900)
    }

    /// Writes some of the timelines that are left, now and then.
    private func spread(_ worlds: [World], _ generator: inout SeededGenerator) async throws {
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let limit = Int.random(in: 1...3, using: &generator)
            for world in worlds { _ = try await world.store.spreadTimelines(upTo: limit) }
        }
    }

    private func compare(_ worlds: [World], _ step: Int) async throws {
        for person in 0...Self.people + 1 {
            let viewer = PersonID(rawValue: person)
            var answers: [[String]] = []
            for world in worlds {
                answers.append(
                    try await StoreAnswers.lines(of: world.store, for: viewer, people: Self.people, things: 400)
                )
            }
            for other in answers.dropFirst() {
                let difference = zip(answers[0], other).first { $0 != $1 }
                try #require(answers[0] == other, "step \(step), viewer \(viewer): \(String(describing: difference))")
            }
        }
    }

    @Test func `and everybody hears of the same`() async throws {
        let worlds = try StoreKind.allCases.map { try World($0) }
        for world in worlds {
            for index in 1...Self.people { _ = try await world.person("Person \(index)", handle: "person_\(index)") }
        }
        var life = RandomLife(seed: 3, people: Self.people)
        var spreading = SeededGenerator(seed: 3)
        var count = 0

        for step in 1...80 {
            let streams = worlds.map { world in
                (1...Self.people).map { world.store.changes(for: PersonID(rawValue: $0)) }
            }
            var operations: [RandomOperation] = []
            for _ in 1...4 {
                let operation = try await life.next(in: worlds[0].store)
                for world in worlds { _ = await operation.run(on: world.store) }
                try await spread(worlds, &spreading)
                operations.append(operation)
            }
            var heard: [[[Change]]] = []
            for (world, streams) in zip(worlds, streams) {
                var changes: [[Change]] = []
                for (index, stream) in streams.enumerated() {
                    let viewer = PersonID(rawValue: Int64(index + 1))
                    changes.append(try await world.changes(in: stream, of: viewer))
                }
                heard.append(changes)
            }
            let sets = heard.map { $0.map(Set.init) }
            try #require(Set(sets).count == 1, "step \(step): \(operations)")
            count += sets[0].reduce(0) { $0 + $1.count }
        }

        #expect(count > 200)
    }
}

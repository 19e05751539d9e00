import Foundation
import GalleryPages
import OrielCore
import TestSupport
import Testing

/// Tests of hostile events, which our client never sends, on pages of real apps.
///
/// A run sends some 30,000 events to a few elements of each kind per page, or 2,000,000 to nearly all with `ORIEL_LONG=1`. It
/// prints its seed, which `ORIEL_SEED` repeats.
@MainActor
@Suite(.serialized) struct AppPageAttackTableTests {
    private static let isLong = ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1"
    private static let samplesPerKind = isLong ? 48 : 4

    @Test func `no closure of an app meets a number it cannot reckon with`() async throws {
        var random = SeededGenerator(seed: SeededGenerator.seed)
        let attack = try await PageAttack(ListeningApp.self, at: "/", samplesPerKind: 48, random: random)

        try await attack.sendTable(followsLinks: true)
        await attack.sendRandom(Self.isLong ? 200_000 : 2000, using: &random)

        let handled = ListeningApp.handled
        print("Listening app: \(attack.count); closures: \(handled.calls.sorted { $0.key < $1.key })")
        #expect(handled.outOfBounds.isEmpty)
        #expect(attack.unreached.isEmpty)
        let expected: Set = [
            "color", "date", "delete", "drag", "drag as Int", "focus", "hover", "key", "longPress", "magnify", "number",
            "page", "picker", "pinch", "pointer", "pointers", "position", "refresh", "rotate", "shrink as Int", "size",
            "size as Int", "slider", "spatialTap", "submit", "tap", "text", "toggle",
        ]
        #expect(expected.subtracting(handled.calls.keys).isEmpty)
        #expect(await attack.markup.contains("Button"))
        await attack.end()
    }

    @Test func `every listening element of the Gallery survives every odd value`() async throws {
        var random = SeededGenerator(seed: SeededGenerator.seed)
        print("Gallery: seed \(SeededGenerator.seed)")
        let attack = try await PageAttack(
            GalleryApp.self,
            at: "/",
            samplesPerKind: Self.samplesPerKind,
            random: random
        )

        try await attack.sendTable(followsLinks: true)
        for page in GalleryPage.allCases {
            try await attack.load("/\(page.rawValue)")
            try await attack.sendTable(followsLinks: false)
        }
        let rest = max(0, (Self.isLong ? 1_200_000 : 12_000) - attack.count.sent)
        try await attackRandomly(
            attack,
            count: rest,
            paths: GalleryPage.allCases.map { "/\($0.rawValue)" },
            using: &random
        )

        print("Gallery: \(attack.targetCount) targets, \(attack.count)")
        #expect(attack.unreached.isEmpty)
        #expect(attack.count.delivered > attack.count.sent / 4)
        #expect(attack.count.changes > attack.count.sent / 40)
        // The page still works.
        try await attack.load("/counter")
        #expect(await attack.markup.contains("Counter"))
        await attack.end()
    }

    @Test func `every listening element of Moments survives every odd value`() async throws {
        let seed = SeededGenerator.seed ^ 1
        var random = SeededGenerator(seed: seed)
        print("Moments: seed \(SeededGenerator.seed)")
        let house = try await MomentsHouse()
        let attack = try await PageAttack(
            MomentsHouse.App.self,
            at: "/",
            samplesPerKind: Self.samplesPerKind,
            random: random
        ) { await house.context() }

        for path in house.paths {
            try await attack.load(path)
            try await attack.sendTable(followsLinks: true)
        }
        let rest = max(0, (Self.isLong ? 600_000 : 6000) - attack.count.sent)
        try await attackRandomly(attack, count: rest, paths: house.paths, using: &random)

        print("Moments: \(attack.targetCount) targets, \(attack.count)")
        // A screen loads its data in varying order, so some nodes have other numbers on a second page.
        #expect(attack.unreached.count * 10 < attack.targetCount)
        #expect(attack.count.delivered > attack.count.sent / 4)
        #expect(attack.count.changes > attack.count.sent / 40)
        try await attack.load("/friends")
        // Independent of the language, which the attack may have changed.
        #expect(await attack.markup.contains("role=\"tab"))
        await attack.end()
    }

    /// Attacks pages in random order, each for a while: an old page may have reached a state with few elements left.
    private func attackRandomly<A: App>(
        _ attack: PageAttack<A>,
        count: Int,
        paths: [String],
        using random: inout SeededGenerator
    ) async throws {
        var left = count
        while left > 0 {
            try await attack.load(paths.randomElement(using: &random) ?? "/")
            let part = min(left, Self.isLong ? 2000 : 400)
            await attack.sendRandom(part, using: &random)
            left -= part
        }
    }
}

/// The Gallery with the scene of its executable.
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// The figures of days. The clock begins at midnight of day 20,089.
@Suite struct MomentStoreFiguresTests {
    private static let day = 86_400.0
    private static let first = 20_089

    @Test(arguments: StoreKind.allCases)
    func `today has what happened so far`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        _ = try await world.store.addSignIn(of: cast.ada, secretHash: Data([1]), device: "Firefox")
        _ = try await world.store.addSignIn(of: cast.ada, secretHash: Data([2]), device: "Phone")
        _ = try await world.store.addSignIn(of: cast.ben, secretHash: Data([3]), device: "Firefox")
        let moment = try await world.moment(by: cast.ada)
        try await world.like(moment, by: cast.ben)
        _ = try await world.comment(moment, by: cast.ben)
        let photo = NewPhoto(hash: "hash", width: 4, height: 3, bytes: 5_000)
        _ = try await world.store.addPhoto(photo, by: cast.ada)

        #expect(try await world.store.keepFigures() == 0)

        let today = DailyFiguresRecord(
            day: Self.first,
            isComplete: false,
            people: 7,
            activePeople: 2,
            signUps: 7,
            moments: 1,
            comments: 1,
            likes: 1,
            reports: 0,
            photos: 1,
            photoBytes: 5_000
        )
        #expect(try await world.store.figures(days: 30, for: cast.ada) == [today])
    }

    @Test(arguments: StoreKind.allCases)
    func `a day is completed once, by whoever comes first, and then stays`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        _ = try await world.store.addSignIn(of: cast.ben, secretHash: Data([1]), device: "Firefox")
        let moment = try await world.moment(by: cast.ada)
        try await world.store.keepFigures()
        world.clock.move(by: Self.day)
        // Whoever comes again is last seen today.
        _ = try await world.store.useSignIn(secretHash: Data([1]), lifetime: .seconds(30 * 86_400))

        #expect(try await world.store.keepFigures() == 1)
        #expect(try await world.store.keepFigures() == 0)
        try await world.store.deleteMoment(moment, by: cast.ada)
        #expect(try await world.store.keepFigures() == 0)

        let figures = try await world.store.figures(days: 2, for: cast.ada)
        #expect(figures.map(\.day) == [Self.first, Self.first + 1])
        #expect(figures.map(\.isComplete) == [true, false])
        #expect(figures.map(\.moments) == [1, 0])
        #expect(figures.map(\.activePeople) == [1, 1])
        #expect(figures.map(\.people) == [7, 7] && figures.map(\.signUps) == [7, 0])
    }

    @Test(arguments: StoreKind.allCases)
    func `days before the figures have what the dates tell`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        let moment = try await world.moment(by: cast.ada)
        world.clock.move(by: 2 * Self.day)
        try await world.like(moment, by: cast.ben)
        _ = try await world.person("Hal")
        world.clock.move(by: Self.day)

        #expect(try await world.store.keepFigures() == 3)

        let figures = try await world.store.figures(days: 30, for: cast.ada)
        #expect(figures.map(\.moments) == [1, 0, 0, 0])
        #expect(figures.map(\.likes) == [0, 0, 1, 0])
        #expect(figures.map(\.people) == [7, 7, 8, 8])
        #expect(figures.map(\.activePeople) == [nil, nil, nil, 0])
        #expect(figures.map(\.photos) == [nil, nil, nil, 0])
    }

    @Test(arguments: StoreKind.allCases)
    func `figures are kept for two years`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let world = cast.world
        try await world.store.keepFigures()
        world.clock.move(by: 731 * Self.day)

        #expect(try await world.store.keepFigures() == 729)

        let figures = try await world.store.figures(days: 10_000, for: cast.ada)
        #expect(figures.count == 730 && figures.first?.day == Self.first + 2)
        #expect(figures.allSatisfy { $0.people == 7 })
    }

    @Test(arguments: StoreKind.allCases)
    func `only admins read them`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        try await cast.world.store.setRole(.moderator, of: cast.ben, by: cast.ada)
        try await cast.world.store.keepFigures()

        for viewer in [cast.ben, cast.cem, 999] {
            await #expect(throws: StaffRules.notAdmin) {
                try await cast.world.store.figures(days: 1, for: viewer)
            }
        }
        #expect(try await cast.world.store.figures(days: 0, for: cast.ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a server without people has no figures`(kind: StoreKind) async throws {
        let world = try World(kind)

        #expect(try await world.store.keepFigures() == 0)
    }
}

@Suite struct FiguresRulesTests {
    @Test func `the first day due is the first that is not complete`() {
        let ms = FiguresRules.dayMilliseconds
        #expect(FiguresRules.firstDue(on: 100, firstPerson: nil, complete: []) == nil)
        #expect(FiguresRules.firstDue(on: 100, firstPerson: 97 * ms + 5, complete: []) == 97)
        #expect(FiguresRules.firstDue(on: 100, firstPerson: 97 * ms, complete: [97, 98]) == 99)
        #expect(FiguresRules.firstDue(on: 100, firstPerson: 97 * ms, complete: [97, 98, 99]) == 100)
        #expect(FiguresRules.firstDue(on: 1000, firstPerson: 0, complete: []) == 271)
        // Of a clock that was set back.
        #expect(FiguresRules.firstDue(on: 100, firstPerson: 200 * ms, complete: []) == 100)
    }
}

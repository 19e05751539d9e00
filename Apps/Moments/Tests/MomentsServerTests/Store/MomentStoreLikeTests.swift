import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreLikeTests {
    @Test(arguments: StoreKind.allCases)
    func `a person likes a moment once`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)

        for _ in 1...2 { try await cast.world.like(moment, by: cast.ben) }
        #expect(try await cast.world.likers(of: moment, for: cast.ada) == [cast.ben])

        for _ in 1...2 { try await cast.world.store.setLike(false, of: moment, by: cast.ben) }
        #expect(try await cast.world.likers(of: moment, for: cast.ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `the first who likes comes first, and last after having thought about it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        for person in [cast.cem, cast.ada, cast.ben] { try await cast.world.like(moment, by: person) }

        try await cast.world.store.setLike(false, of: moment, by: cast.cem)
        try await cast.world.like(moment, by: cast.cem)

        #expect(try await cast.world.likers(of: moment, for: cast.ada) == [cast.ada, cast.ben, cast.cem])
    }

    @Test(arguments: StoreKind.allCases)
    func `likes of many moments come at once`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let first = try await cast.world.moment(by: cast.ada)
        let second = try await cast.world.moment(by: cast.ben)
        let third = try await cast.world.moment(by: cast.cem)
        try await cast.world.like(first, by: cast.ben)
        try await cast.world.like(second, by: cast.ada)

        let likes = try await cast.world.store.likes(of: [first, second, third, 99], for: cast.cem)

        #expect(likes == [first: [cast.ben], second: [cast.ada]])
        #expect(try await cast.world.store.likes(of: [], for: cast.cem).isEmpty)
    }
}

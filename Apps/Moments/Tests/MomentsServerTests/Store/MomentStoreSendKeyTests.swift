import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// A client that gets no answer calls again with the same key.
@Suite struct MomentStoreSendKeyTests {
    @Test(arguments: StoreKind.allCases)
    func `a repeated comment is the first one, and tells nobody again`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        try await world.befriend(ada, ben)
        let moment = try await world.moment(by: ada)
        let before = try await world.notifications(of: ada).count
        let comment = NewComment(moment: moment, text: "Hello", key: "key")

        let first = try await world.store.addComment(comment, by: ben)
        let second = try await world.store.addComment(comment, by: ben)

        #expect(first.id == second.id && !first.isRepeated && second.isRepeated)
        #expect(try await world.comments(of: moment, for: ada) == [first.id])
        #expect(try await world.notifications(of: ada).count == before + 1)
        // Keys of others, and other keys, are others.
        let own = try await world.store.addComment(comment, by: ada)
        let other = try await world.store.addComment(NewComment(moment: moment, text: "Hello", key: "other"), by: ben)
        #expect(try await world.comments(of: moment, for: ada) == [first.id, own.id, other.id])
    }

    @Test(arguments: StoreKind.allCases)
    func `a repeated moment is the first one`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let photo = try await world.photo(by: ada)
        let moment = NewMoment(text: "Hello", photos: [NewMoment.Photo(id: photo)], key: "key")

        let first = try await world.store.publish(moment, by: ada)
        let second = try await world.store.publish(moment, by: ada)

        #expect(first.id == second.id && !first.isRepeated && second.isRepeated)
        #expect(try await world.timeline(of: ada) == [first.id])
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted meanwhile is not added again`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let moment = try await world.store.publish(NewMoment(text: "Hello", key: "moment"), by: ada).id
        let comment = NewComment(moment: moment, text: "Hello", key: "comment")
        let id = try await world.store.addComment(comment, by: ada).id

        _ = try await world.store.deleteComment(id, by: ada)
        await #expect(throws: StoreError.notFound("")) { try await world.store.addComment(comment, by: ada) }
        try await world.store.deleteMoment(moment, by: ada)

        await #expect(throws: StoreError.notFound("")) {
            try await world.store.publish(NewMoment(text: "Hello", key: "moment"), by: ada)
        }
        await #expect(throws: SendKeyRules.otherUse) {
            try await world.store.publish(NewMoment(text: "Hello", key: "comment"), by: ada)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a key that databases cannot tell from others is refused`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let moment = try await world.store.publish(NewMoment(text: "Hello", key: "key"), by: ada).id
        let comment = NewComment(moment: moment, text: "Hello", key: "key\0b")

        await #expect(throws: StoreError.invalid("")) { try await world.store.addComment(comment, by: ada) }
        await #expect(throws: StoreError.invalid("")) {
            try await world.store.publish(NewMoment(text: "Hello", key: "key\0a"), by: ada)
        }
        #expect(try await world.timeline(of: ada) == [moment])
    }

    @Test(arguments: StoreKind.allCases)
    func `a refused comment leaves its key free`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        let moment = try await world.moment(by: ada)
        let comment = NewComment(moment: moment, text: "Hello", key: "key")
        await #expect(throws: StoreError.notFound("")) { try await world.store.addComment(comment, by: ben) }

        try await world.befriend(ada, ben)

        _ = try await world.store.addComment(comment, by: ben)
    }

    @Test(arguments: StoreKind.allCases)
    func `keys are kept for a month, and only so many`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        func publish(_ key: String) async throws -> MomentID {
            try await world.store.publish(NewMoment(text: "Hello", key: key), by: ada).id
        }
        let first = try await publish("first")
        world.clock.move(by: 29 * 86_400)
        #expect(try await world.store.removeExpiredSendKeys(lifetime: SendKeyRules.lifetime) == 0)
        #expect(try await publish("first") == first)
        world.clock.move(by: 86_400)
        #expect(try await world.store.removeExpiredSendKeys(lifetime: SendKeyRules.lifetime) == 1)
        let second = try await publish("first")
        #expect(second != first)

        for number in 1..<SendKeyRules.maximumKeys {
            world.clock.move(by: 1)
            _ = try await publish("\(number)")
        }
        #expect(try await publish("first") == second)
        world.clock.move(by: 1)
        _ = try await publish("last")
        #expect(try await publish("first") != second)
    }
}

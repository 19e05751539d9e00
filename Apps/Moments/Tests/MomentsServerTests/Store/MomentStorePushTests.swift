import Foundation
import MomentsModel
import MomentsServer
import Testing
import WebPush

@Suite struct MomentStorePushTests {
    /// Ada, whom Ben's requests and likes tell something, and a sign-in of hers.
    private struct Scene {
        let world: World
        let ada, ben: PersonID
        let signIn: SignInID

        init(_ kind: StoreKind) async throws {
            world = try World(kind)
            ada = try await world.person("Ada")
            ben = try await world.person("Ben")
            try await world.befriend(ada, ben)
            signIn = try await world.store.addSignIn(of: ada, secretHash: Data([1]), device: "").id
        }

        func likeNewMoment() async throws { try await world.like(try await world.moment(by: ada), by: ben) }

        func due() async throws -> [SignInID] { try await world.store.duePushTargets(limit: 10).map(\.signIn) }
    }

    private func target(_ name: String = "a", _ kinds: Set<NotificationKind> = [.like]) throws -> NewPushTarget {
        try NewPushTarget(subscription: .sample(name), kinds: kinds, language: "zh-Hans")
    }

    @Test(arguments: StoreKind.allCases)
    func `a sign-in keeps what its browser is notified about`(kind: StoreKind) async throws {
        let scene = try await Scene(kind)
        let store = scene.world.store
        #expect(try await store.pushTarget(of: scene.signIn) == nil)

        try await store.setPushTarget(try target("a"), of: scene.signIn)
        try await store.setPushTarget(try target("b", [.like, .mention]), of: scene.signIn)

        let kept = try #require(try await store.pushTarget(of: scene.signIn))
        #expect(kept.person == scene.ada && kept.kinds == [.like, .mention] && kept.language == "zh-Hans")
        #expect(try kept.subscription == .sample("b"))

        try await store.setPushTarget(nil, of: scene.signIn)
        #expect(try await store.pushTarget(of: scene.signIn) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `only what is new and unread is due, and only once`(kind: StoreKind) async throws {
        let scene = try await Scene(kind)
        let store = scene.world.store
        try await scene.likeNewMoment()
        try await store.setPushTarget(try target(), of: scene.signIn)
        #expect(try await scene.due() == [])

        try await scene.likeNewMoment()
        #expect(try await scene.due() == [scene.signIn])
        let latest = try #require(try await scene.world.notifications(of: scene.ada).first).id
        #expect(try await store.duePushTargets(limit: 10).first?.latest == latest)
        #expect(try await store.duePushTargets(limit: 0) == [])

        try await store.markPushed(upTo: latest, to: scene.signIn, of: scene.ada)
        #expect(try await scene.due() == [])
        // A choice of other kinds does not bring back what was sent.
        try await store.setPushTarget(try target("a", [.comment]), of: scene.signIn)
        #expect(try await scene.due() == [])

        try await scene.likeNewMoment()
        #expect(try await scene.due() == [scene.signIn])
        try await store.markNotificationsRead(of: scene.ada, upTo: 1_000_000)
        #expect(try await scene.due() == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a browser is not notified after its sign-in has ended`(kind: StoreKind) async throws {
        let scene = try await Scene(kind)
        try await scene.world.store.setPushTarget(try target(), of: scene.signIn)
        try await scene.likeNewMoment()

        try await scene.world.store.removeSignIn(scene.signIn, of: scene.ada)

        #expect(try await scene.due() == [])
        await #expect(throws: StoreError.notFound("sign-in")) {
            try await scene.world.store.setPushTarget(try target(), of: scene.signIn)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a browser is notified only about what is for the person who uses it last`(kind: StoreKind) async throws {
        let scene = try await Scene(kind)
        let store = scene.world.store
        let other = try await store.addSignIn(of: scene.ben, secretHash: Data([2]), device: "").id
        try await store.setPushTarget(try target("a"), of: scene.signIn)

        try await store.setPushTarget(try target("a"), of: other)

        #expect(try await store.pushTarget(of: scene.signIn) == nil)
        #expect(try await store.pushTarget(of: other)?.person == scene.ben)
    }
}

extension PushSubscription {
    /// A subscription with the keys of RFC 8291's example.
    static func sample(_ name: String, at origin: String = "https://web.push.apple.com") throws -> PushSubscription {
        let text = """
            {"endpoint": "\(origin)/\(name)", "keys": {"auth": "BTBZMqHH6r4Tts7J_aSIgg",
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}}
            """
        return try JSONDecoder().decode(PushSubscription.self, from: Data(text.utf8))
    }
}

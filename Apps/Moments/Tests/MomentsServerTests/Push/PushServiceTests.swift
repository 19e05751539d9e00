import Foundation
import Logging
import MomentsModel
import Synchronization
import TestSupport
import Testing
import WebPush

@testable import MomentsServer

@Suite struct PushServiceTests {
    /// What a push service has received, and what it answers.
    private final class Post: Sendable {
        struct Letter: Decodable, Equatable {
            var title: String
            var body: String
            var path: String
            var badge: Int
        }

        let letters = Mutex<[Letter]>([])
        let outcome = Mutex<PushOutcome>(.accepted)

        func send(_ message: PushMessage, _ subscription: PushSubscription) async -> PushOutcome {
            if let letter = try? JSONDecoder().decode(Letter.self, from: message.content) {
                letters.withLock { $0.append(letter) }
            }
            return outcome.withLock { $0 }
        }

        var titles: [String] { letters.withLock { $0.map(\.title) } }
    }

    private struct Scene {
        let cast: Cast
        let post = Post()
        let service: PushService
        let signIn: SignInID

        init(_ kind: StoreKind, kinds: Set<NotificationKind>) async throws {
            cast = try await Cast(kind)
            let store = cast.world.store
            let post = post
            var configuration = PushConfiguration(
                sender: PushSender(
                    key: ApplicationServerKey(secret: Data(0..<32)),
                    contact: "https://localhost",
                    logger: Logger(label: "test")
                )
            ) { news in
                PushWords(
                    title: "\(news.name) \(news.kind) \(news.isOwnMoment) +\(news.others) \(news.language)",
                    body: news.quote
                )
            }
            configuration.send = { await post.send($0, $1) }
            service = PushService(
                store: store,
                configuration: configuration,
                clock: ManualClock(),
                logger: Logger(label: "test")
            )
            signIn = try await store.addSignIn(of: cast.ada, secretHash: Data([1]), device: "").id
            try await store.markNotificationsRead(of: cast.ada, upTo: 1_000_000)
            let target = try NewPushTarget(subscription: .sample("a"), kinds: kinds, language: "en")
            try await store.setPushTarget(target, of: signIn)
        }

        func look(_ failures: inout PushService.Failures, at seconds: TimeInterval = 0) async throws {
            try await service.once(&failures, now: Date(timeIntervalSince1970: seconds))
        }

        func look() async throws {
            var failures = PushService.Failures()
            try await look(&failures)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a browser is told of the newest, and how many others there are, once`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like, .comment])
        let moment = try await scene.cast.world.moment(by: scene.cast.ada, "By the lake")
        try await scene.cast.world.like(moment, by: scene.cast.cem)
        _ = try await scene.cast.world.comment(moment, by: scene.cast.ben, "How deep is it?")

        try await scene.look()
        try await scene.look()

        let letters = scene.post.letters.withLock { $0 }
        #expect(letters.map(\.title) == ["Ben comment true +1 en"])
        #expect(letters.first?.body == "How deep is it?" && letters.first?.path == "/moment/\(moment)")
        #expect(letters.first?.badge == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `kinds that were not chosen, and what was read, are not told`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.comment])
        let world = scene.cast.world
        let moment = try await world.moment(by: scene.cast.ada)
        try await world.like(moment, by: scene.cast.ben)
        try await scene.look()
        _ = try await world.comment(moment, by: scene.cast.ben)
        try await world.store.markNotificationsRead(of: scene.cast.ada, upTo: 1_000_000)
        try await scene.look()
        #expect(scene.post.titles == [])
        #expect(try await world.store.duePushTargets(limit: 10) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `what may no longer be seen is not told, and does not hide what comes later`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        let world = scene.cast.world
        let moment = try await world.moment(by: scene.cast.ada)
        try await world.like(moment, by: scene.cast.eve)
        try await scene.cast.partFromEve()
        try await scene.look()
        #expect(scene.post.titles == [])

        try await world.like(moment, by: scene.cast.ben)
        try await scene.look()
        #expect(scene.post.titles == ["Ben like true +0 en"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a subscription that is gone is forgotten`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        scene.post.outcome.withLock { $0 = .gone }
        try await scene.cast.world.like(try await scene.cast.world.moment(by: scene.cast.ada), by: scene.cast.ben)
        try await scene.look()
        #expect(try await scene.cast.world.store.pushTarget(of: scene.signIn) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a message that a push service did not take is sent again, later and later`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        scene.post.outcome.withLock { $0 = .failed(retryAfter: nil) }
        try await scene.cast.world.like(try await scene.cast.world.moment(by: scene.cast.ada), by: scene.cast.ben)
        var failures = PushService.Failures()

        var times: [Int] = []
        for second in 0...200 {
            let count = scene.post.titles.count
            try await scene.look(&failures, at: TimeInterval(second))
            if scene.post.titles.count > count { times.append(second) }
        }
        #expect(times == [0, 30, 90])

        scene.post.outcome.withLock { $0 = .accepted }
        try await scene.look(&failures, at: 1_000)
        try await scene.look(&failures, at: 2_000)
        #expect(scene.post.titles.count == 4)
    }

    @Test(arguments: StoreKind.allCases)
    func `a message that a push service refuses does not hide what comes later`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        let world = scene.cast.world
        scene.post.outcome.withLock { $0 = .refused(413) }
        try await world.like(try await world.moment(by: scene.cast.ada), by: scene.cast.ben)
        try await scene.look()
        scene.post.outcome.withLock { $0 = .accepted }
        try await world.like(try await world.moment(by: scene.cast.ada), by: scene.cast.cem)
        try await scene.look()
        #expect(scene.post.titles == ["Ben like true +0 en", "Cem like true +0 en"])
    }
}

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
        /// How many browsers are sent a message, and so none besides it.
        let sending = Mutex(0)
        /// A host that answers when the gate is open, and how many messages wait for it.
        let slowHost = "updates.push.services.mozilla.com"
        let gate = Gate()
        let stuck = Mutex(0)

        func send(_ message: PushMessage, _ subscription: PushSubscription) async -> PushOutcome {
            if subscription.endpoint.host() == slowHost, !gate.isOpen {
                stuck.withLock { $0 += 1 }
                await gate.pass()
            }
            if let letter = try? JSONDecoder().decode(Letter.self, from: message.content) {
                letters.withLock { $0.append(letter) }
            }
            return outcome.withLock { $0 }
        }

        var titles: [String] { letters.withLock { $0.map(\.title) } }

        /// Whether the service is done with all messages but those that wait for the gate.
        var isAtRest: Bool { sending.withLock { $0 } == (gate.isOpen ? 0 : stuck.withLock { $0 }) }
    }

    private struct Scene {
        let cast: Cast
        let post = Post()
        let clock = ManualClock()
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
            let clock = clock
            var service = PushService(
                store: store,
                configuration: configuration,
                clock: clock,
                now: { Date(timeIntervalSince1970: clock.now.sinceStart / .seconds(1)) },
                logger: Logger(label: "test")
            )
            service.noteSending = { count in post.sending.withLock { $0 = count } }
            self.service = service
            signIn = try await store.addSignIn(of: cast.ada, secretHash: Data([1]), device: "").id
            try await store.markNotificationsRead(of: cast.ada, upTo: 1_000_000)
            let target = try NewPushTarget(subscription: .sample("a"), kinds: kinds, language: "en")
            try await store.setPushTarget(target, of: signIn)
        }

        /// Adds browsers of Ada at a push service.
        func addBrowsers(_ count: Int, at host: String) async throws {
            for number in 0..<count {
                let name = "\(host)-\(number)"
                let id = try await cast.world.store.addSignIn(of: cast.ada, secretHash: Data(name.utf8), device: "").id
                let subscription = try PushSubscription.sample(name, at: "https://\(host)")
                let target = NewPushTarget(subscription: subscription, kinds: [.like], language: "en")
                try await cast.world.store.setPushTarget(target, of: id)
            }
        }

        /// Runs the service during `body`.
        func run(_ body: () async throws -> Void) async throws {
            let task = Task { await service.run() }
            defer { task.cancel() }
            try await body()
        }

        /// Has the service look for news, and waits for a condition.
        func look(until condition: () async throws -> Bool) async throws {
            await clock.wakeNext()
            while try await !condition() || !post.isAtRest { await Task.yield() }
        }

        /// Has the service look for news, until there is nothing to send any more.
        func look() async throws {
            try await look { try await cast.world.store.duePushTargets(limit: 10).isEmpty }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a browser is notified about the newest, and how many others there are, once`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like, .comment])
        let moment = try await scene.cast.world.moment(by: scene.cast.ada, "By the lake")
        try await scene.cast.world.like(moment, by: scene.cast.cem)
        _ = try await scene.cast.world.comment(moment, by: scene.cast.ben, "How deep is it?")

        try await scene.run {
            try await scene.look()
            try await scene.look()
        }

        let letters = scene.post.letters.withLock { $0 }
        #expect(letters.map(\.title) == ["Ben comment true +1 en"])
        #expect(letters.first?.body == "How deep is it?" && letters.first?.path == "/moment/\(moment)")
        #expect(letters.first?.badge == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `kinds that were not chosen, and what was read, are not sent`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.comment])
        let world = scene.cast.world
        let moment = try await world.moment(by: scene.cast.ada)
        try await world.like(moment, by: scene.cast.ben)
        try await scene.run {
            try await scene.look()
            _ = try await world.comment(moment, by: scene.cast.ben)
            try await world.store.markNotificationsRead(of: scene.cast.ada, upTo: 1_000_000)
            try await scene.look()
        }
        #expect(scene.post.titles == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `what may no longer be seen is not sent, and does not hide what comes later`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        let world = scene.cast.world
        let moment = try await world.moment(by: scene.cast.ada)
        try await world.like(moment, by: scene.cast.eve)
        try await scene.cast.partFromEve()
        try await scene.run {
            try await scene.look()
            #expect(scene.post.titles == [])

            try await world.like(moment, by: scene.cast.ben)
            try await scene.look()
        }
        #expect(scene.post.titles == ["Ben like true +0 en"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a subscription that is gone is forgotten`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        let store = scene.cast.world.store
        scene.post.outcome.withLock { $0 = .gone }
        try await scene.cast.world.like(try await scene.cast.world.moment(by: scene.cast.ada), by: scene.cast.ben)
        try await scene.run {
            try await scene.look { try await store.pushTarget(of: scene.signIn) == nil }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a message that a push service did not accept is sent again`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        scene.post.outcome.withLock { $0 = .failed(retryAfter: .seconds(5)) }
        try await scene.cast.world.like(try await scene.cast.world.moment(by: scene.cast.ada), by: scene.cast.ben)
        try await scene.run {
            try await scene.look { scene.post.titles.count == 1 }
            scene.post.outcome.withLock { $0 = .accepted }
            while scene.post.titles.count < 2 { await scene.clock.wakeNext() }
        }
        #expect(scene.clock.now.sinceStart >= .seconds(8))
    }

    @Test(arguments: StoreKind.allCases)
    func `a message that a push service refuses does not hide what comes later`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        let world = scene.cast.world
        scene.post.outcome.withLock { $0 = .refused(413) }
        try await world.like(try await world.moment(by: scene.cast.ada), by: scene.cast.ben)
        try await scene.run {
            try await scene.look()
            scene.post.outcome.withLock { $0 = .accepted }
            try await world.like(try await world.moment(by: scene.cast.ada), by: scene.cast.cem)
            try await scene.look()
        }
        #expect(scene.post.titles == ["Ben like true +0 en", "Cem like true +0 en"])
    }

    @Test(arguments: StoreKind.allCases)
    func `a push service that never answers delays only its own browsers`(kind: StoreKind) async throws {
        let scene = try await Scene(kind, kinds: [.like])
        let world = scene.cast.world
        try await scene.addBrowsers(12, at: scene.post.slowHost)
        try await scene.addBrowsers(12, at: "fcm.googleapis.com")
        try await world.like(try await world.moment(by: scene.cast.ada), by: scene.cast.ben)
        try await scene.run {
            try await scene.look { scene.post.titles.count == 13 }

            // The next looks do not wait either.
            try await world.like(try await world.moment(by: scene.cast.ada), by: scene.cast.cem)
            try await scene.look { scene.post.titles.count == 26 }
            #expect(scene.post.stuck.withLock { $0 } == PushQueue.widthPerHost)

            scene.post.gate.open()
            while try await !world.store.duePushTargets(limit: 100).isEmpty { await scene.clock.wakeNext() }
        }
        // Four had the first notification on their way, and get the second one later; the others get both in one message.
        let titles = Dictionary(scene.post.titles.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(titles["Ben like true +0 en"] == 17 && titles["Cem like true +0 en"] == 17)
        #expect(titles["Cem like true +1 en"] == 8)
    }
}

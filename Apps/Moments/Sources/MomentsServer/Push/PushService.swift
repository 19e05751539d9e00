import Foundation
import Logging
import MomentsModel
import WebPush

/// Notifies browsers while Moments is closed in them.
///
/// What a browser has been notified about is in the store, so nothing is sent twice after a restart, and nothing is forgotten. One
/// process runs it.
struct PushService: Sendable {
    let store: any MomentStore
    let configuration: PushConfiguration
    let sleep: @Sendable (Duration) async throws -> Void
    let now: @Sendable () -> Date
    let logger: Logger
    /// Called with the number of browsers that are sent a message, and so none besides it, whenever it changes; for tests.
    var noteSending: @Sendable (Int) -> Void = { _ in }

    /// The browsers of one look.
    private static let batch = 1_000
    /// The notifications of one browser and look.
    private static let mostNews = 20

    init(
        store: any MomentStore,
        configuration: PushConfiguration,
        clock: some Clock<Duration>,
        now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger
    ) {
        self.store = store
        self.configuration = configuration
        self.now = now
        self.logger = logger
        sleep = { try await clock.sleep(for: $0) }
    }

    private enum Step {
        case paused
        case stopped
        case sent(SignInID, PushOutcome?)
    }

    /// Looks for news at each interval, until the task is cancelled. The next look does not wait for messages on their way.
    func run() async {
        await withTaskGroup(of: Step.self) { group in
            var queue = PushQueue()
            group.addTask { await pause() }
            while let step = await group.next() {
                switch step {
                case .stopped: return
                case .sent(let signIn, let outcome):
                    queue.ended(signIn, outcome, now: now())
                    noteSending(queue.sendingCount)
                case .paused:
                    await look(&queue)
                    group.addTask { await pause() }
                }
                while let target = queue.next() {
                    noteSending(queue.sendingCount)
                    group.addTask { .sent(target.signIn, await notify(target)) }
                }
            }
        }
    }

    private func pause() async -> Step {
        do {
            try await sleep(configuration.interval)
            return .paused
        } catch {
            // A sleep ends early only if the task is cancelled.
            return .stopped
        }
    }

    private func look(_ queue: inout PushQueue) async {
        do {
            queue.wait(try await store.duePushTargets(limit: Self.batch + queue.blockedCount), now: now())
        } catch is CancellationError {
            // The server stops.
        } catch {
            logger.error("Looking for news to push failed.", metadata: ["error": "\(error)"])
        }
    }

    /// - Returns: What became of the message; nil if there was none to send.
    private func notify(_ target: PushTarget) async -> PushOutcome? {
        do {
            return try await send(to: target)
        } catch is CancellationError {
            return nil
        } catch {
            logger.error("A message was not pushed.", metadata: ["error": "\(error)"])
            return nil
        }
    }

    private func send(to target: PushTarget) async throws -> PushOutcome? {
        let latest = try await store.notifications(of: target.person, before: nil, limit: Self.mostNews)
        let news = latest.filter { notification in target.sent.map { notification.id > $0 } ?? true }
        let chosen = news.filter { !$0.isRead && target.kinds.contains($0.kind) }
        guard let first = chosen.first,
            let message = try await message(about: first, others: chosen.count - 1, to: target)
        else {
            try await pass(news, to: target)
            return nil
        }
        let outcome = await configuration.send(message, target.subscription)
        switch outcome {
        case .accepted: try await pass(news, to: target)
        case .gone: try await store.setPushTarget(nil, of: target.signIn)
        case .refused(let status):
            logger.error("A push service refused a message.", metadata: ["status": "\(status)"])
            try await pass(news, to: target)
        case .failed: break
        }
        return outcome
    }

    /// Records that a browser knows these notifications, and those that are about something that was deleted.
    private func pass(_ news: [NotificationRecord], to target: PushTarget) async throws {
        guard let last = [news.first?.id, target.latest].compactMap(\.self).max() else { return }
        try await store.markPushed(upTo: last, to: target.signIn, of: target.person)
    }

    private func message(about notification: NotificationRecord, others: Int, to target: PushTarget) async throws
        -> PushMessage?
    {
        let people = try await store.people([notification.actor])
        guard let person = people[notification.actor] else { return nil }
        let moments = try await store.moments([notification.moment].compactMap(\.self), for: target.person)
        let comments = try await store.comments([notification.comment].compactMap(\.self), for: target.person)
        let moment = moments.values.first
        let words = configuration.words(
            PushNews(
                kind: notification.kind,
                name: person.name,
                quote: comments.values.first?.text ?? moment?.text ?? "",
                isOwnMoment: moment?.author == target.person,
                others: others,
                language: target.language
            )
        )
        let content = Content(
            title: words.title.limited(to: 200),
            body: words.body.limited(to: 600),
            tag: "news",
            path: notification.path,
            badge: try await store.unreadNotificationCount(of: target.person)
        )
        return PushMessage(content: try JSONEncoder().encode(content), urgency: .normal, topic: "news")
    }

    /// What the service worker of OrielClient reads.
    private struct Content: Encodable {
        var title: String
        var body: String
        var tag: String
        var path: String
        var badge: Int
    }
}

extension String {
    /// The first Unicode scalars: a character can have any number of them, a message has room for about 1,000.
    fileprivate func limited(to count: Int) -> String {
        String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
    }
}

extension NotificationRecord {
    /// The app's page that it is about.
    fileprivate var path: String {
        if let moment { return "/moment/\(moment)" }
        return "/friends"
    }
}

import Foundation
import Logging
import MomentsModel
import WebPush

/// Tells browsers of notifications while Moments is closed in them.
///
/// What a browser has been told is in the store, so nothing is told twice after a restart, and nothing is forgotten. One process
/// runs it.
struct PushService: Sendable {
    let store: any MomentStore
    let configuration: PushConfiguration
    let sleep: @Sendable (Duration) async throws -> Void
    let logger: Logger

    /// The browsers of one look.
    private static let batch = 100
    /// The notifications of one browser and look.
    private static let mostNews = 20

    init(store: any MomentStore, configuration: PushConfiguration, clock: some Clock<Duration>, logger: Logger) {
        self.store = store
        self.configuration = configuration
        self.logger = logger
        sleep = { try await clock.sleep(for: $0) }
    }

    /// Looks for news at each interval, until the task is cancelled.
    func run() async {
        var failures = Failures()
        while !Task.isCancelled {
            do {
                try await sleep(configuration.interval)
                try await once(&failures)
            } catch is CancellationError {
                return
            } catch {
                logger.error("Looking for news to push failed.", metadata: ["error": "\(error)"])
            }
        }
    }

    /// Browsers whose push service was not reached, and the times of the next attempts.
    struct Failures {
        fileprivate var next: [SignInID: (time: Date, pause: TimeInterval)] = [:]
    }

    func once(_ failures: inout Failures, now: Date = Date()) async throws {
        // Those that wait for another attempt take nobody's place.
        let targets = try await store.duePushTargets(limit: Self.batch + failures.next.count)
        failures.next = failures.next.filter { entry in targets.contains { $0.signIn == entry.key } }
        for target in targets where failures.next[target.signIn].map({ $0.time <= now }) ?? true {
            do {
                try await tell(target, &failures, now: now)
            } catch let error as StoreError {
                // The others are told all the same.
                logger.error("A message was not pushed.", metadata: ["error": "\(error.message)"])
            }
        }
    }

    private func tell(_ target: PushTarget, _ failures: inout Failures, now: Date) async throws {
        let latest = try await store.notifications(of: target.person, before: nil, limit: Self.mostNews)
        let news = latest.filter { notification in target.sent.map { notification.id > $0 } ?? true }
        let told = news.filter { !$0.isRead && target.kinds.contains($0.kind) }
        guard let first = told.first, let message = try await message(about: first, others: told.count - 1, to: target)
        else { return try await pass(news, to: target) }
        switch await configuration.send(message, target.subscription) {
        case .accepted: try await pass(news, to: target)
        case .gone: try await store.setPushTarget(nil, of: target.signIn)
        case .refused(let status):
            logger.error("A push service refused a message.", metadata: ["status": "\(status)"])
            try await pass(news, to: target)
        case .failed(let wait):
            let pause = min(max(failures.next[target.signIn]?.pause ?? 15, 15) * 2, 3_600)
            let seconds = wait.map { TimeInterval($0.components.seconds) } ?? pause
            failures.next[target.signIn] = (now.addingTimeInterval(seconds), pause)
        }
    }

    /// Notes that a browser knows these notifications, and those that are about something that is gone.
    private func pass(_ news: [NotificationRecord], to target: PushTarget) async throws {
        guard let last = [news.first?.id, target.latest].compactMap(\.self).max() else { return }
        try await store.markPushed(upTo: last, to: target.signIn)
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

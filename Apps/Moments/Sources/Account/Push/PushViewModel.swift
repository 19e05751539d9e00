import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the notifications that a browser shows while the app is closed.
@MainActor
public final class PushViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let registrar: any PushRegistrarType
    private let tracking: any TrackingRepoType
    /// Returns the language of the app.
    private let language: @MainActor () -> AppLanguage
    private let subject = CurrentValueSubject<PushPage, Never>(PushPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    public init(
        repo: any AccountRepoType,
        registrar: any PushRegistrarType,
        tracking: any TrackingRepoType,
        language: @escaping @MainActor () -> AppLanguage
    ) {
        self.repo = repo
        self.registrar = registrar
        self.tracking = tracking
        self.language = language
        repo.account.sink { [weak self] in self?.show($0.viewer?.push) }.store(in: &subscriptions)
    }

    /// The content: the current value, then each change.
    public var page: StateStream<PushPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    private func show(_ push: PushChoice?) {
        subject.value.topics = Self.topics(of: push?.kinds ?? [])
    }

    /// Returns the topics that are on. One kind is enough, because earlier versions knew fewer kinds of a topic.
    private static func topics(of kinds: [NotificationKind]) -> Set<PushPage.Topic> {
        Set(PushPage.Topic.allCases.filter { !$0.kinds.isDisjoint(with: kinds) })
    }

    /// Returns all kinds of topics, sorted.
    private static func kinds(of topics: Set<PushPage.Topic>) -> [NotificationKind] {
        topics.flatMap(\.kinds).sorted { $0.rawValue < $1.rawValue }
    }

    /// Called when the person turns a topic on or off; the switch shows it at once.
    @discardableResult
    public func topicChanged(_ topic: PushPage.Topic, to isOn: Bool) -> Task<Void, Never>? {
        guard subject.value.changing == nil else { return nil }
        var topics = subject.value.topics
        if isOn { topics.insert(topic) } else { topics.remove(topic) }
        subject.value.changing = topic
        return Task { [topics] in
            await attempt { try await choose(topics) }
            subject.value.changing = nil
        }
    }

    private func choose(_ topics: Set<PushPage.Topic>) async throws {
        if topics.isEmpty {
            try await repo.setPush(nil)
            registrar.unregister()
        } else {
            try await send(try await registrar.register(asks: true), kinds: Self.kinds(of: topics))
        }
        tracking.track(.push)
    }

    /// Sends the subscription again if the browser has a new one, the app another language, or a chosen topic more kinds than an
    /// earlier version knew. Called once after a start.
    public func renew() async {
        guard let known = repo.currentAccount.viewer?.push else { return }
        await attempt {
            let subscription = try await registrar.register(asks: false)
            let kinds = Self.kinds(of: Self.topics(of: known.kinds))
            let isSame = Self.endpoint(of: subscription) == known.endpoint && known.language == language().rawValue
            if isSame, Set(kinds) == Set(known.kinds) { return }
            try await send(subscription, kinds: kinds)
        }
    }

    private func send(_ subscription: String, kinds: [NotificationKind]) async throws {
        try await repo.setPush(NewPushChoice(subscription: subscription, kinds: kinds, language: language().rawValue))
    }

    /// Shows why a change failed.
    private func attempt(_ work: () async throws -> Void) async {
        subject.value.problem = nil
        do {
            try await work()
        } catch PushFailure.notAllowed {
            subject.value.problem = .notAllowed
        } catch PushFailure.unsupported {
            subject.value.problem = .unsupported
        } catch {
            guard let error = RepoError(error) else { return }
            if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
            subject.value.problem = .refused(error)
        }
    }

    private static func endpoint(of subscription: String) -> String? {
        struct Subscription: Decodable { var endpoint: String }
        return try? JSONDecoder().decode(Subscription.self, from: Data(subscription.utf8)).endpoint
    }
}

import Combine
import Foundation
import MomentsAPI
import MomentsModel

/// The comments and moments that the viewer sends.
///
/// The first attempt begins at once. If the server cannot be reached, is busy, or takes longer than a second, the entry is stored
/// and shown as waiting. It is sent again with increasing delays until the server takes it or refuses it, or the viewer deletes
/// it. Each request has the entry's key, so the server adds it once, however often it is sent.
@MainActor
public final class Outbox {
    /// The time after which an entry is shown as waiting.
    static let patience = Duration.seconds(1)
    /// The time after which an unsent entry is deleted, because the server forgets its key.
    static let lifetime: TimeInterval = 30 * 86_400
    /// The maximum number of entries that wait.
    static let maximumEntries = 100

    private enum Sent {
        case comment(Comment)
        case moment(Moment)
    }

    private struct Queued {
        var item: OutboxItem
        var isShown: Bool
        var attempts = 0
    }

    private let comments: any CommentsRepoType
    private let moments: any MomentsRepoType
    private let storage: any OutboxStorage
    private let clock: any Clock<Duration>
    private let now: () -> Date
    /// Called when an entry was sent after it had waited.
    private let didSendLate: @MainActor () -> Void
    private let subject = CurrentValueSubject<[OutboxItem], Never>([])
    private let errorSubject = CurrentValueSubject<RepoError?, Never>(nil)

    /// In the order in which they are sent.
    private var queue: [Queued] = []
    /// The callers that wait for the first attempt.
    private var callers: [OutboxEntry.ID: CheckedContinuation<Sent?, any Error>] = [:]
    private var isRunning = false
    private var failures = 0
    private var pause: Task<Void, Never>?

    public init(
        comments: any CommentsRepoType,
        moments: any MomentsRepoType,
        storage: any OutboxStorage = InMemoryOutboxStorage(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping () -> Date = { Date() },
        didSendLate: @escaping @MainActor () -> Void = {}
    ) {
        self.comments = comments
        self.moments = moments
        self.storage = storage
        self.clock = clock
        self.now = now
        self.didSendLate = didSendLate
        restore()
    }

    /// The entries that wait, oldest first: the current ones on subscription, then each change.
    public var items: AnyPublisher<[OutboxItem], Never> { subject.eraseToAnyPublisher() }

    /// Errors of the storage: the last one on subscription, then each.
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.compactMap(\.self).eraseToAnyPublisher() }

    // MARK: Sending

    /// Sends a comment.
    ///
    /// - Returns: The comment; nil if it waits.
    /// - Throws: `RepoError` if the server has refused it.
    public func send(_ draft: CommentDraft, to moment: MomentID) async throws -> Comment? {
        guard case .comment(let comment)? = try await add(.comment(draft, of: moment)) else { return nil }
        return comment
    }

    /// Publishes a moment.
    ///
    /// - Returns: The moment; nil if it waits.
    /// - Throws: `RepoError` if the server has refused it.
    public func publish(_ draft: MomentDraft) async throws -> Moment? {
        guard case .moment(let moment)? = try await add(.moment(draft)) else { return nil }
        return moment
    }

    /// Sends all entries that wait without further delay, because the server is reachable again.
    public func sendNow() {
        pause?.cancel()
        start()
    }

    /// Sends an entry again that the server has refused or that waits.
    public func retry(_ id: OutboxEntry.ID) {
        change(id) { $0.item.state = .waiting }
        sendNow()
    }

    public func delete(_ id: OutboxEntry.ID) { remove(id) }

    private func add(_ content: OutboxEntry.Content) async throws -> Sent? {
        guard queue.count < Self.maximumEntries else { throw RepoError(.unavailable) }
        let entry = OutboxEntry(id: UUID().uuidString, created: now(), content: content)
        let isBehind = queue.contains { $0.isShown }
        queue.append(Queued(item: OutboxItem(entry: entry), isShown: false))
        sendNow()
        // Entries are sent in order, so this one waits, too.
        if isBehind {
            keep(entry.id)
            return nil
        }
        let timer = Task { [weak self, clock] in
            try await clock.sleep(for: Self.patience)
            self?.keep(entry.id)
        }
        defer { timer.cancel() }
        return try await withCheckedThrowingContinuation { callers[entry.id] = $0 }
    }

    private func start() {
        guard !isRunning else { return }
        isRunning = true
        Task { [weak self, clock] in
            while let delay = await self?.sendNext() {
                guard delay > .zero else { continue }
                let pause = Task {
                    do {
                        try await clock.sleep(for: delay)
                    } catch {
                        // `sendNow()` has ended the pause.
                    }
                }
                self?.pause = pause
                await pause.value
            }
        }
    }

    /// Sends the first entry that waits.
    ///
    /// - Returns: The time to wait before the next attempt; nil if there is nothing to send.
    private func sendNext() async -> Duration? {
        guard let queued = queue.first(where: { $0.item.isWaiting }), let isWanted = isWanted(queued) else {
            isRunning = false
            return nil
        }
        let id = queued.item.id
        guard isWanted else {
            remove(id)
            return .zero
        }
        change(id) { queued in
            queued.item.state = .sending
            queued.attempts += 1
        }
        do {
            let sent = try await perform(queued.item.entry.content, key: id, endsDraft: queued.attempts == 0)
            failures = 0
            let isLate = callers[id] == nil
            remove(id, answering: .success(sent))
            if isLate { didSendLate() }
            return .zero
        } catch {
            return handle(RepoError(error) ?? RepoError(.unavailable), of: id)
        }
    }

    /// Whether an entry is still to be sent: another session may have sent or deleted it. Nil if the storage cannot say.
    private func isWanted(_ queued: Queued) -> Bool? {
        guard queued.isShown else { return true }
        do {
            return try storage.contains(queued.item.id)
        } catch {
            errorSubject.value = RepoError(.storage)
            return nil
        }
    }

    private func perform(_ content: OutboxEntry.Content, key: String, endsDraft: Bool) async throws -> Sent {
        switch content {
        case .comment(let draft, let moment):
            .comment(
                try await comments.add(draft.text, to: moment, replyTo: draft.replyTo, key: key, endsDraft: endsDraft)
            )
        case .moment(let draft): .moment(try await moments.publish(draft, key: key, endsDraft: endsDraft))
        }
    }

    private func handle(_ error: RepoError, of id: OutboxEntry.ID) -> Duration? {
        switch error.kind {
        case .unavailable, .limited:
            failures += 1
            change(id) { $0.item.state = .waiting }
            keep(id)
            if case .limited(let wait?) = error.kind { return wait }
            return LiveUpdates<ChangesOperation>.delay(before: failures)
        case .unauthenticated where callers[id] == nil:
            // It is sent when the viewer has signed in again.
            change(id) { $0.item.state = .waiting }
            keep(id)
            isRunning = false
            return nil
        case .unauthenticated, .notFound, .invalid, .conflict, .refused, .storage, .unexpected:
            if callers[id] != nil {
                remove(id, answering: .failure(error))
            } else {
                change(id) { $0.item.state = .failed(error) }
            }
            return .zero
        }
    }

    // MARK: The queue

    private func restore() {
        do {
            for entry in try storage.entries() {
                if now().timeIntervalSince(entry.created) < Self.lifetime {
                    queue.append(Queued(item: OutboxItem(entry: entry), isShown: true))
                } else {
                    try storage.remove(entry.id)
                }
            }
        } catch {
            errorSubject.value = RepoError(.storage)
        }
        guard !queue.isEmpty else { return }
        show()
        start()
    }

    /// Stores and shows an entry that has to wait.
    private func keep(_ id: OutboxEntry.ID) {
        guard let index = queue.firstIndex(where: { $0.item.id == id }) else { return }
        if !queue[index].isShown {
            queue[index].isShown = true
            do {
                try storage.save(queue[index].item.entry)
            } catch {
                errorSubject.value = RepoError(.storage)
            }
        }
        // The caller goes on before the next picture, so that the entry does not wait in the list and in its field at once.
        callers.removeValue(forKey: id)?.resume(returning: nil)
        show()
    }

    private func remove(_ id: OutboxEntry.ID, answering answer: Result<Sent, RepoError>? = nil) {
        let isStored = queue.first { $0.item.id == id }?.isShown == true
        queue.removeAll { $0.item.id == id }
        if isStored {
            do {
                try storage.remove(id)
            } catch {
                errorSubject.value = RepoError(.storage)
            }
        }
        show()
        guard let caller = callers.removeValue(forKey: id) else { return }
        switch answer {
        case .success(let sent)?: caller.resume(returning: sent)
        case .failure(let error)?: caller.resume(throwing: error)
        case nil: caller.resume(returning: nil)
        }
    }

    private func change(_ id: OutboxEntry.ID, _ change: (inout Queued) -> Void) {
        guard let index = queue.firstIndex(where: { $0.item.id == id }) else { return }
        change(&queue[index])
        show()
    }

    private func show() {
        let items = queue.filter(\.isShown).map(\.item)
        if items != subject.value { subject.value = items }
    }
}

extension OutboxItem {
    fileprivate var isWaiting: Bool {
        if case .failed = state { false } else { true }
    }
}

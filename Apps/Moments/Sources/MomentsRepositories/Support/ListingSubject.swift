import Combine

/// Holds a list for its subscribers, and tells them of real changes only.
@MainActor
final class ListingSubject<Item: Equatable & Sendable> {
    private let subject = CurrentValueSubject<Listing<Item>, Never>(Listing())
    private var refreshes = 0
    private(set) var observers = 0

    var value: Listing<Item> { subject.value }

    var publisher: AnyPublisher<Listing<Item>, Never> {
        subject
            .handleEvents(
                receiveSubscription: { [self] _ in observers += 1 },
                receiveCancel: { [self] in observers -= 1 }
            )
            .eraseToAnyPublisher()
    }

    func update(_ change: (inout Listing<Item>) -> Void) {
        var value = subject.value
        change(&value)
        if value != subject.value { subject.value = value }
    }

    /// Does what brings the whole list up to date, and shows that it is done and how it ended.
    func refreshing(_ work: () async throws -> Void) async {
        refreshes += 1
        update { $0.activity = .refreshing }
        let outcome = await Self.outcome(of: work)
        refreshes -= 1
        update { listing in
            if refreshes == 0, listing.activity == .refreshing { listing.activity = .idle }
            outcome.show(in: &listing)
        }
    }

    /// Does what brings the next page, and shows that it is done and how it ended.
    func loadingMore(_ work: () async throws -> Void) async {
        update { $0.activity = .loadingMore }
        let outcome = await Self.outcome(of: work)
        update { listing in
            if listing.activity == .loadingMore { listing.activity = refreshes > 0 ? .refreshing : .idle }
            outcome.show(in: &listing)
        }
    }

    private enum Outcome {
        case success, cancelled
        case failure(RepoError)

        func show<T>(in listing: inout Listing<T>) {
            switch self {
            case .success: listing.error = nil
            case .failure(let error): listing.error = error
            // Nothing is known that was not known before.
            case .cancelled: break
            }
        }
    }

    private static func outcome(of work: () async throws -> Void) async -> Outcome {
        do {
            try await work()
            return .success
        } catch {
            return RepoError(error).map(Outcome.failure) ?? .cancelled
        }
    }
}

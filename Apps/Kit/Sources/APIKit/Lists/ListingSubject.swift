import Combine

/// A subject that holds a list and publishes it only if it has changed.
@MainActor
public final class ListingSubject<Item: Equatable & Sendable> {
    private let subject = CurrentValueSubject<Listing<Item>, Never>(Listing())
    private var refreshes = 0
    public private(set) var observers = 0

    public init() {}

    public var value: Listing<Item> { subject.value }

    public var publisher: AnyPublisher<Listing<Item>, Never> {
        subject
            .handleEvents(
                receiveSubscription: { [self] _ in observers += 1 },
                receiveCancel: { [self] in observers -= 1 }
            )
            .eraseToAnyPublisher()
    }

    public func update(_ change: (inout Listing<Item>) -> Void) {
        var value = subject.value
        change(&value)
        if value != subject.value { subject.value = value }
    }

    /// Runs `work`, which reloads the whole list, and publishes its activity and result.
    public func refreshing(_ work: () async throws -> Void) async {
        refreshes += 1
        update { $0.activity = .refreshing }
        let outcome = await Self.outcome(of: work)
        refreshes -= 1
        update { listing in
            if refreshes == 0, listing.activity == .refreshing { listing.activity = .idle }
            outcome.show(in: &listing)
        }
    }

    /// Runs `work`, which loads the next page, and publishes its activity and result.
    public func loadingMore(_ work: () async throws -> Void) async {
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
            // A cancelled request leaves the previous error in place.
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

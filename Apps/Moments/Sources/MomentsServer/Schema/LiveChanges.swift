import Logging
import MomentsModel

/// The changes of a person, until the sign-in used for the subscription ends.
///
/// The first element says that the subscription has begun. A client that fetched data before it may have missed a change,
/// and fetches again.
///
/// Checks before each change that the sign-in is still valid. If it is not, the last change is `signedOut`. Changes that report
/// the end of the person's other sign-ins are dropped.
struct LiveChanges: AsyncSequence, Sendable {
    enum Element: Sendable {
        case subscribed
        case changed(Change)
    }

    private let person: SignedInPerson
    private let environment: MomentsEnvironment
    private let changes: AsyncStream<Change>

    init(of person: SignedInPerson, _ environment: MomentsEnvironment) {
        self.person = person
        self.environment = environment
        // Subscribes now, not at the first `next()`, so that no change is missed.
        changes = environment.store.changes(for: person.id)
    }

    struct AsyncIterator: AsyncIteratorProtocol {
        let person: SignedInPerson
        let environment: MomentsEnvironment
        var changes: AsyncStream<Change>.AsyncIterator
        var hasBegun = false
        var hasEnded = false

        mutating func next() async -> Element? {
            guard hasBegun else {
                hasBegun = true
                return .subscribed
            }
            while !hasEnded, let change = await changes.next() {
                guard await isSignedIn(isSure: change == .signedOut) else {
                    hasEnded = true
                    return .changed(.signedOut)
                }
                if change != .signedOut { return .changed(change) }
            }
            return nil
        }

        private func isSignedIn(isSure: Bool) async -> Bool {
            do {
                return try await environment.accounts.isSignedIn(person, isSure: isSure)
            } catch {
                // If the sign-in cannot be verified, nothing is sent; the page subscribes again.
                environment.logger.error("The store is unavailable.", metadata: ["error": "\(error.message)"])
                return false
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(person: person, environment: environment, changes: changes.makeAsyncIterator())
    }
}

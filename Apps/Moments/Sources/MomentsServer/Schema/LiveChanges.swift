import Logging
import MomentsModel

/// What changes for a person, until the sign-in ends by which they asked for it.
///
/// Before each change is told it is made sure that the sign-in goes on; when it does not, the last change is
/// `signedOut`. That another sign-in of the same person has ended is not told.
struct LiveChanges: AsyncSequence, Sendable {
    private let person: SignedInPerson
    private let environment: MomentsEnvironment
    private let changes: AsyncStream<Change>

    init(of person: SignedInPerson, _ environment: MomentsEnvironment) {
        self.person = person
        self.environment = environment
        // Now, not when the first change is asked for: nothing that happens from here on is missed.
        changes = environment.store.changes(for: person.id)
    }

    struct AsyncIterator: AsyncIteratorProtocol {
        let person: SignedInPerson
        let environment: MomentsEnvironment
        var changes: AsyncStream<Change>.AsyncIterator
        var hasEnded = false

        mutating func next() async -> Change? {
            while !hasEnded, let change = await changes.next() {
                guard await isSignedIn(isSure: change == .signedOut) else {
                    hasEnded = true
                    return .signedOut
                }
                if change != .signedOut { return change }
            }
            return nil
        }

        private func isSignedIn(isSure: Bool) async -> Bool {
            do {
                return try await environment.accounts.isSignedIn(person, isSure: isSure)
            } catch {
                // Nothing is told to somebody of whom nobody knows whether they are signed in; the page asks anew.
                environment.logger.error("The store does not answer.", metadata: ["error": "\(error.message)"])
                return false
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(person: person, environment: environment, changes: changes.makeAsyncIterator())
    }
}

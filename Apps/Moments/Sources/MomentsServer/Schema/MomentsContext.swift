import GraphQL
import MomentsModel
import Synchronization

/// What a request brings along: who asks, from where, and where things are found.
public final class MomentsContext: Sendable {
    let environment: MomentsEnvironment
    /// For limits that count per address.
    let clientAddress: String
    /// What the program calls itself.
    let device: String
    /// What stands before the path of a photo's address.
    let addressBase: String
    private let state: Mutex<State>

    private enum State {
        case nobody
        case somebody(Viewpoint)
        /// The store could not be asked.
        case unknown(MomentsError)
    }

    init(
        _ environment: MomentsEnvironment,
        person: Result<SignedInPerson?, StoreError>,
        clientAddress: String,
        device: String,
        addressBase: String
    ) {
        self.environment = environment
        self.clientAddress = clientAddress
        self.device = device
        self.addressBase = addressBase
        state =
            switch person {
            case .success(let person?): Mutex(.somebody(Viewpoint(of: person, environment)))
            case .success(nil): Mutex(.nobody)
            case .failure(let error): Mutex(.unknown(environment.answer(to: error)))
            }
    }

    /// How the person who asks sees things; nil for a visitor.
    ///
    /// - Throws: `UNAVAILABLE` if nobody knows who it is.
    func viewpointIfSignedIn() throws -> Viewpoint? {
        switch state.withLock({ $0 }) {
        case .nobody: nil
        case .somebody(let viewpoint): viewpoint
        case .unknown(let error): throw error.graphQL
        }
    }

    /// How the person who asks sees things.
    ///
    /// - Throws: `UNAUTHENTICATED` for a visitor.
    func viewpoint() throws -> Viewpoint {
        guard let viewpoint = try viewpointIfSignedIn() else { throw MomentsError.unauthenticated.graphQL }
        return viewpoint
    }

    /// Asks the store; what it throws is put into words for clients.
    func ask<T>(_ body: (any MomentStore) async throws -> T) async throws -> T {
        try await environment.ask { try await body(environment.store) }
    }

    // MARK: Changing

    /// Does what changes something for the person who asks; what was read before is forgotten.
    ///
    /// Fields of a mutation are executed one after another, so what the next one reads is what this one has left.
    ///
    /// - Parameters:
    ///   - action: What it is counted as.
    ///   - body: Is given who asks.
    func change<T>(_ action: LimitedAction, _ body: (PersonID, any MomentStore) async throws -> T) async throws -> T {
        let person = try viewpoint().person
        let value = try await environment.ask {
            try environment.limiter.count(action, by: person.id, at: clientAddress)
            return try await body(person.id, environment.store)
        }
        proceed(as: person)
        return value
    }

    /// The request goes on as somebody else: who has just signed in, or nobody after signing out.
    func proceed(as person: SignedInPerson?) {
        let next: State = person.map { .somebody(Viewpoint(of: $0, environment)) } ?? .nobody
        state.withLock { $0 = next }
    }

    // MARK: Addresses

    /// The address of a photo, good for the person who asks; empty where there is none.
    func address(of hash: String?, _ size: PhotoSize) throws -> String {
        guard let hash else { return "" }
        return addressBase + (try viewpoint().path(of: hash, size))
    }
}

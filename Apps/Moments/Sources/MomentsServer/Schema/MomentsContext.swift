import GraphQL
import MomentsModel
import Synchronization

/// The context of a request: the viewer, the client's address, and the base of photo addresses.
public final class MomentsContext: Sendable {
    let environment: MomentsEnvironment
    /// For rate limits per address.
    let clientAddress: String
    /// The name that the program gives itself.
    let device: String
    /// The prefix of the paths of photo addresses.
    let addressBase: String
    private let state: Mutex<State>
    /// The news of this request's mutations.
    private let news = HeldNews()

    private enum State {
        case visitor
        /// The viewpoint is nil until a field needs it: that of a subscription stays as long as the page.
        case viewer(SignedInPerson, Viewpoint?)
        /// The store was unavailable.
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
            case .success(let person?): Mutex(.viewer(person, nil))
            case .success(nil): Mutex(.visitor)
            case .failure(let error): Mutex(.unknown(environment.answer(to: error)))
            }
    }

    // The context ends with the execution of its request: the response is complete, or there will be none.
    deinit { news.release() }

    /// Returns the viewpoint of the viewer; nil for a visitor.
    ///
    /// - Throws: `UNAVAILABLE` if the store could not say who the viewer is.
    func viewpointIfSignedIn() throws -> Viewpoint? {
        let known = state.withLock { state in
            if case .viewer(let person, nil) = state {
                state = .viewer(person, Viewpoint(of: person, environment))
            }
            return state
        }
        return switch known {
        case .visitor: nil
        case .viewer(_, let viewpoint): viewpoint
        case .unknown(let error): throw error.graphQL
        }
    }

    /// Returns the viewer.
    ///
    /// - Throws: As ``viewpoint()`` does.
    func person() throws -> SignedInPerson {
        switch state.withLock({ $0 }) {
        case .visitor: throw MomentsError.unauthenticated.graphQL
        case .viewer(let person, _): return person
        case .unknown(let error): throw error.graphQL
        }
    }

    /// Returns the viewpoint of the viewer.
    ///
    /// - Throws: `UNAUTHENTICATED` for a visitor.
    func viewpoint() throws -> Viewpoint {
        guard let viewpoint = try viewpointIfSignedIn() else { throw MomentsError.unauthenticated.graphQL }
        return viewpoint
    }

    /// Calls the store, and converts its errors to GraphQL errors.
    func ask<T>(_ body: (any MomentStore) async throws -> T) async throws -> T {
        try await environment.ask { try await body(environment.store) }
    }

    // MARK: Changing

    /// Performs a mutation for the viewer, and discards the values loaded before.
    ///
    /// The fields of a mutation run one after another, so each reads the result of the previous one. Subscribers in
    /// this process receive the change after the response.
    ///
    /// - Parameters:
    ///   - action: The action that the rate limits count.
    ///   - body: Gets the viewer's ID and the store.
    func change<T>(_ action: LimitedAction, _ body: (PersonID, any MomentStore) async throws -> T) async throws -> T {
        let person = try person()
        let value = try await HeldNews.$current.withValue(news) {
            try await environment.ask {
                try environment.limiter.count(action, by: person.id, at: clientAddress)
                return try await body(person.id, environment.store)
            }
        }
        proceed(as: person)
        return value
    }

    /// Continues the request as another person: the one who has just signed in, or a visitor after signing out.
    func proceed(as person: SignedInPerson?) {
        let next: State = person.map { .viewer($0, nil) } ?? .visitor
        state.withLock { $0 = next }
    }

    // MARK: Addresses

    /// Returns the address of a photo, valid for the viewer; empty if `hash` is nil.
    func address(of hash: String?, _ size: PhotoSize) throws -> String {
        guard let hash else { return "" }
        return addressBase + (try viewpoint().path(of: hash, size))
    }
}

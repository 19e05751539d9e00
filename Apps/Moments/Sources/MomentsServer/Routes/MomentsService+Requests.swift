import GraphQL
import HTTPTypes
import Hummingbird

extension MomentsService {
    /// Whether a token belongs to a valid sign-in.
    ///
    /// - Throws: `HTTPError` with status 503 if the store is unavailable.
    func isToken(_ text: String) async throws -> Bool {
        do {
            return try await accounts.bearer(of: text) != nil
        } catch {
            throw HTTPError(.serviceUnavailable, message: environment.answer(to: error).message)
        }
    }

    /// Returns the credentials of a request. A cookie without a valid sign-in counts as none: any page can have one sent, so it
    /// must not pass for the visitor that demo mode admits.
    ///
    /// - Parameter payload: The first message of a WebSocket; empty over HTTP.
    /// - Throws: `MomentsError` if the store is unavailable.
    func credentials(
        of request: Request,
        payload: ObjectValue = [:]
    ) async throws(MomentsError) -> RequestCredentials {
        let credentials = RequestCredentials(request, payload: payload)
        guard case .cookie(let text) = credentials else { return credentials }
        do {
            return try await accounts.bearer(of: text) == nil ? .none : credentials
        } catch {
            throw environment.answer(to: error)
        }
    }

    /// Returns the person who makes a request; nil for a visitor, and for an invalid bearer token.
    ///
    /// - Throws: `MomentsError` if the store is unavailable.
    func person(of request: Request) async throws -> SignedInPerson? {
        do {
            switch RequestCredentials(request) {
            case .bearer(let text): return try await accounts.bearer(of: text)
            case .cookie(let text): return try await accounts.person(token: text)
            case .none: return try await accounts.person(token: nil)
            }
        } catch {
            throw environment.answer(to: error)
        }
    }

    /// Returns the prefix for the paths of addresses, so that programs get absolute URLs.
    ///
    /// A host that serves the photos to its own browsers requests paths only.
    func addressBase(of request: Request) -> String {
        if request.headers[.momentsAddresses] == "paths" { return "" }
        if let publicURL = configuration.publicURL { return publicURL }
        guard let authority = request.head.authority else { return "" }
        return "\(request.head.scheme ?? "http")://\(authority)"
    }
}

extension HTTPField.Name {
    /// With the value `paths`, addresses in the response have no origin.
    static let momentsAddresses = HTTPField.Name("Moments-Addresses")!
}

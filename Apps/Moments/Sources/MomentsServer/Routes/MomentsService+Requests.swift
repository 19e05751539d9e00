import HTTPTypes
import Hummingbird

extension MomentsService {
    /// Whether a bearer token is somebody's.
    ///
    /// - Throws: 503 when the store cannot be asked.
    func isToken(_ text: String) async throws -> Bool {
        do {
            return try await accounts.bearer(of: text) != nil
        } catch {
            throw HTTPError(.serviceUnavailable, message: environment.answer(to: error).message)
        }
    }

    /// Who makes a request; nil for a visitor, and for a token that is nobody's.
    ///
    /// - Throws: `MomentsError` when the store cannot be asked.
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

    /// What stands before the paths of addresses, so that programs need not know where they come from.
    ///
    /// A host that passes photos on to browsers of its own asks for paths alone.
    func addressBase(of request: Request) -> String {
        if request.headers[.momentsAddresses] == "paths" { return "" }
        if let publicURL = configuration.publicURL { return publicURL }
        guard let authority = request.head.authority else { return "" }
        return "\(request.head.scheme ?? "http")://\(authority)"
    }
}

extension HTTPField.Name {
    /// With the value `paths`, addresses in the answer have no origin.
    static let momentsAddresses = HTTPField.Name("Moments-Addresses")!
}

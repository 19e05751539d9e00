import HTTPTypes
import Hummingbird

extension MomentsService {
    /// Whether a token opens a sign-in.
    ///
    /// - Throws: 503 when the store cannot be asked.
    func isToken(_ text: String) async throws -> Bool {
        do {
            return try await accounts.bearer(of: text) != nil
        } catch {
            throw HTTPError(.serviceUnavailable, message: environment.answer(to: error).message)
        }
    }

    /// By what a request says who makes it. A cookie that opens no sign-in counts as none: any page can have one sent, so
    /// it must not stand for the visitor whom the demo lets in.
    ///
    /// - Throws: `MomentsError` when the store cannot be asked.
    func credentials(of request: Request) async throws(MomentsError) -> RequestCredentials {
        let credentials = RequestCredentials(request)
        guard case .cookie(let text) = credentials else { return credentials }
        do {
            return try await accounts.bearer(of: text) == nil ? .none : credentials
        } catch {
            throw environment.answer(to: error)
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

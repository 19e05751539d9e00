import GraphQL
import HTTPTypes
import Hummingbird

/// Creates the contexts of GraphQL requests, over HTTP and over WebSockets.
struct RequestContexts: Sendable {
    let service: MomentsService
    let policy: SameOriginPolicy

    /// - Parameter payload: The first message of a WebSocket, which can have the credentials; empty over HTTP.
    /// - Throws: `HTTPError` with status 401 for an invalid token, 403 for a page of another site, 503 if the store is unavailable.
    func context(
        of request: Request,
        payload: ObjectValue = [:],
        clientAddress: String
    ) async throws -> MomentsContext {
        let credentials: RequestCredentials
        do {
            credentials = try await service.credentials(of: request, payload: payload)
        } catch {
            throw HTTPError(.serviceUnavailable, message: error.message)
        }
        guard policy.allows(request, credentials) else {
            throw HTTPError(.forbidden, message: MomentsError.foreignPage.message)
        }
        let token: String?
        switch credentials {
        case .bearer(let text):
            guard try await service.isToken(text) else {
                throw HTTPError(
                    .unauthorized,
                    headers: [.wwwAuthenticate: #"Bearer error="invalid_token""#],
                    message: "The token is invalid or has expired."
                )
            }
            token = text
        case .cookie(let text): token = text
        case .none: token = nil
        }
        return await service.context(
            token: token,
            clientAddress: clientAddress,
            device: DeviceName.of(userAgent: request.headers[.userAgent]),
            addressBase: service.addressBase(of: request)
        )
    }
}

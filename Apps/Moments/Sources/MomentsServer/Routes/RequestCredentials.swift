import GraphQL
import HTTPTypes
import Hummingbird

/// The credentials that a request carries.
enum RequestCredentials: Equatable {
    /// From `Authorization: Bearer`, which a program sets deliberately, in a header or in the first message of a WebSocket.
    case bearer(String)
    /// From a cookie, which a browser sends whichever page causes the request.
    case cookie(String)
    case none

    /// - Parameter payload: The first message of a WebSocket, whose credentials precede those of the request; empty over HTTP.
    init(_ request: Request, payload: ObjectValue = [:]) {
        if let token = Self.bearer(payload) ?? Self.bearer(request.headers[.authorization]) {
            self = .bearer(token)
        } else if let cookie = request.cookies[MomentsService.cookieName] {
            self = .cookie(cookie.value)
        } else {
            self = .none
        }
    }

    /// Browsers cannot set headers of a WebSocket, so their programs send `{"Authorization": "Bearer …"}`.
    private static func bearer(_ payload: ObjectValue) -> String? {
        guard case .string(let text)? = payload["Authorization"] ?? payload["authorization"] else { return nil }
        return bearer(text)
    }

    /// Returns the token after `Bearer`; nil if the header has another scheme, such as that of a proxy.
    private static func bearer(_ header: String?) -> String? {
        guard let header, header.prefix(7).lowercased() == "bearer " else {
            return header?.lowercased() == "bearer" ? "" : nil
        }
        return header.dropFirst(7).trimmingPrefix(while: { $0 == " " }).description
    }
}

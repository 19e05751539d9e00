import HTTPTypes
import Hummingbird

/// The credentials that a request carries.
enum RequestCredentials: Equatable {
    /// From `Authorization: Bearer`, which a program sets deliberately.
    case bearer(String)
    /// From a cookie, which a browser sends whichever page causes the request.
    case cookie(String)
    case none

    init(_ request: Request) {
        if let token = Self.bearer(request.headers[.authorization]) {
            self = .bearer(token)
        } else if let cookie = request.cookies[MomentsService.cookieName] {
            self = .cookie(cookie.value)
        } else {
            self = .none
        }
    }

    /// Returns the token after `Bearer`; nil if the header has another scheme, such as that of a proxy.
    private static func bearer(_ header: String?) -> String? {
        guard let header, header.prefix(7).lowercased() == "bearer " else {
            return header?.lowercased() == "bearer" ? "" : nil
        }
        return header.dropFirst(7).trimmingPrefix(while: { $0 == " " }).description
    }
}

import HTTPTypes
import Hummingbird

/// By what a request says who makes it.
enum RequestCredentials: Equatable {
    /// After `Authorization: Bearer`: a program that knows what it does.
    case bearer(String)
    /// In a cookie, which a browser sends whoever has asked it to.
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

    /// What stands after `Bearer`; nil if the header is of another scheme, such as that of a proxy.
    private static func bearer(_ header: String?) -> String? {
        guard let header, header.prefix(7).lowercased() == "bearer " else {
            return header?.lowercased() == "bearer" ? "" : nil
        }
        return header.dropFirst(7).trimmingPrefix(while: { $0 == " " }).description
    }
}

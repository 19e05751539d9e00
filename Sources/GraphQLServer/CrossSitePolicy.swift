import HTTPTypes

/// Refuses requests that pages of other sites make with a person's cookies.
///
/// A POST needs a type of body that no form can send, and for which a browser asks beforehand; what is left are requests
/// that a browser marks as coming from elsewhere.
enum CrossSitePolicy {
    /// Whether a browser says that a page of another site made the request.
    ///
    /// - Parameter authority: The host and port that the request is for.
    static func refuses(_ headers: HTTPFields, authority: String?) -> Bool {
        if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }) { return site == "cross-site" }
        guard let origin = headers[.origin] else { return false }
        guard let authority, let start = origin.firstRange(of: "://") else { return true }
        return origin[start.upperBound...].lowercased() != authority.lowercased()
    }
}

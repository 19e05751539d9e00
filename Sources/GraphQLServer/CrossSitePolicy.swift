import HTTPTypes

/// A policy against cross-site request forgery: requests that pages of other sites send with a person's cookies.
///
/// A POST requires a content type that forms cannot send and that triggers a CORS preflight. This policy covers the
/// remaining requests, which browsers mark as cross-site.
enum CrossSitePolicy {
    /// Returns whether the headers identify a request from a page of another site.
    ///
    /// - Parameter authority: The host and port of the request.
    static func refuses(_ headers: HTTPFields, authority: String?) -> Bool {
        if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }) { return site == "cross-site" }
        guard let origin = headers[.origin] else { return false }
        guard let authority, let start = origin.firstRange(of: "://") else { return true }
        return origin[start.upperBound...].lowercased() != authority.lowercased()
    }
}

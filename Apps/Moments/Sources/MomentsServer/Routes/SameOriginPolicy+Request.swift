import Hummingbird

extension SameOriginPolicy {
    /// Whether a request may be answered for the person its credentials name.
    func allows(_ request: Request, _ credentials: RequestCredentials) -> Bool {
        switch credentials {
        case .bearer: true
        case .cookie: allows(request.headers, authority: request.head.authority)
        case .none: allowsWithoutCredentials(request.headers, authority: request.head.authority)
        }
    }
}

extension MomentsError {
    /// A page of another origin made a request with a visitor's credentials.
    static let foreignPage = MomentsError.forbidden(
        "Requests from pages of other sites are rejected.",
        reason: "FOREIGN_PAGE"
    )
}

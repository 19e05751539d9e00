public import MomentsModel

/// How the server of an app is run.
public struct MomentsConfiguration: Sendable {
    /// Whom visitors may be without an account; empty unless the data is for trying the program out.
    ///
    /// The first is who asks when a request has no credentials.
    public var demoPeople: [PersonID]
    /// What people reach the server by, such as `https://moments.example`, without a path; nil for whatever host a
    /// request names.
    public var publicURL: String?
    public var rateLimits: RateLimits
    /// How long photos are kept that nothing uses.
    public var unusedPhotoAge = Duration.seconds(86_400)
    /// How often is cleared away what nobody needs.
    public var maintenanceInterval = Duration.seconds(3600)

    public init(demoPeople: [PersonID] = [], publicURL: String? = nil, rateLimits: RateLimits = RateLimits()) {
        self.demoPeople = demoPeople
        self.publicURL = publicURL
        self.rateLimits = rateLimits
    }

    public var isDemo: Bool { !demoPeople.isEmpty }
}

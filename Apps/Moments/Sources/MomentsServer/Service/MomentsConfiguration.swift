public import GraphQLServer
public import MomentsModel

/// The configuration of a Moments server.
public struct MomentsConfiguration: Sendable {
    /// The people a visitor can act as without an account; empty except for demo data.
    ///
    /// The first one is the viewer of requests without credentials.
    public var demoPeople: [PersonID]
    /// The public URL of the server, such as `https://moments.example`, without a path; nil uses the host that a request names.
    public var publicURL: String?
    public var rateLimits: RateLimits
    /// How long unused photos are kept: 24 hours by default.
    public var unusedPhotoAge = Duration.seconds(86_400)
    /// The interval between maintenance runs: one hour by default.
    public var maintenanceInterval = Duration.seconds(3600)
    /// The most bytes of the photos of a person without a quota of their own; nil, the default, for no limit.
    public var storageQuota: Int?

    /// How people are notified while Moments is closed; nil, the default, if they are not.
    public var push: PushConfiguration?

    /// The documents that requests over HTTP can name instead of sending their text; nil, the default, if there are none. The app's own
    /// pages are in the same process and may send any document.
    public var documents: PersistedDocuments?

    public init(demoPeople: [PersonID] = [], publicURL: String? = nil, rateLimits: RateLimits = RateLimits()) {
        self.demoPeople = demoPeople
        self.publicURL = publicURL
        self.rateLimits = rateLimits
    }

    public var isDemo: Bool { !demoPeople.isEmpty }
}

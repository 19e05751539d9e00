public import Foundation

/// A report for staff, with what was reported as it was then.
public struct Report: Identifiable, Hashable, Codable, Sendable {
    public var id: ReportID
    public var subject: ReportSubjectKind
    /// The author of what was reported, or the person reported.
    public var userDetails: UserDetails
    /// The person who has reported it.
    public var reporter: UserDetails
    public var reason: ReportReason
    /// What the reporter has added; may be empty.
    public var note: String
    /// The text of the moment or comment at the time of the report; of a person, the name.
    public var text: String
    /// The photos of a moment that still exists.
    public var images: [Photo]
    /// Whether the moment or comment was deleted since.
    public var isContentGone: Bool
    public var createdDate: Date
    /// When staff have answered it; nil while it is open.
    public var resolvedDate: Date?
    /// Who has answered it; nil while it is open, or if that person is gone.
    public var resolver: UserDetails?
    public var resolution: ReportResolution?

    public init(
        id: ReportID,
        subject: ReportSubjectKind,
        userDetails: UserDetails,
        reporter: UserDetails,
        reason: ReportReason,
        note: String = "",
        text: String,
        images: [Photo] = [],
        isContentGone: Bool = false,
        createdDate: Date,
        resolvedDate: Date? = nil,
        resolver: UserDetails? = nil,
        resolution: ReportResolution? = nil
    ) {
        self.id = id
        self.subject = subject
        self.userDetails = userDetails
        self.reporter = reporter
        self.reason = reason
        self.note = note
        self.text = text
        self.images = images
        self.isContentGone = isContentGone
        self.createdDate = createdDate
        self.resolvedDate = resolvedDate
        self.resolver = resolver
        self.resolution = resolution
    }
}

import MomentsModel

/// The content of the overview of the administration.
public struct AdministrationPage: Equatable, Sendable {
    /// The viewer's role.
    public var role: PersonRole
    /// Nil until it is known.
    public var openReportCount: Int?
}

import MomentsModel
import MomentsRepositories

/// The content of the page on which staff see a person.
public struct ManagedPersonPage: Equatable, Sendable {
    public enum Activity: Equatable, Sendable {
        case settingRole
        case endingSuspension
    }

    public var person = Presence<ManagedPerson>.unknown
    /// The role of the viewer.
    public var role: PersonRole
    /// Whether the viewer is that person.
    public let isOwn: Bool
    /// The action in progress.
    public var activity: Activity?
    /// The error of the last action, or of loading the person.
    public var failure: RepoError?

    init(role: PersonRole, isOwn: Bool) {
        self.role = role
        self.isOwn = isOwn
    }

    /// Indicates whether the viewer may set what the person may do.
    public var canSetRole: Bool { role == .admin && !isOwn }

    /// Indicates whether the viewer may suspend the person.
    public var canSuspend: Bool {
        guard let person = person.value, !isOwn else { return false }
        return switch person.role {
        case .member: role.isStaff
        case .moderator: role == .admin
        case .admin: false
        }
    }

    /// Indicates whether the viewer may set how much space the person's photos may take.
    public var canSetQuota: Bool { role == .admin }
}

import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// All that the account's page shows.
public struct AccountPage: Equatable, Sendable {
    /// Who is signed in; nil for a moment while nobody is.
    public var viewer: Viewer?
    /// The language that was chosen; nil follows the browser.
    public var language: AppLanguage?
    public var signIns: Listing<SignIn>
    public var invitations: Listing<Invitation>
    /// Whether the way to the internal menu is shown.
    public var hasInternalMenu: Bool
    /// Whether the viewer has a password; in a demo nobody has.
    public var hasPassword: Bool
    /// Whether the password was changed a moment ago.
    public var didChangePassword = false
    public var passwordReset = PasswordResetRequest()
    /// What is being done just now.
    public var activity: Activity?
    /// What went wrong.
    public var failure: RepoError?

    public enum Activity: Equatable, Sendable {
        case revoking(SignInID)
        case inviting
        case revokingInvitation(InvitationID)
        case makingPasswordReset
        case signingOut
    }

    public init(
        viewer: Viewer? = nil,
        language: AppLanguage? = nil,
        signIns: Listing<SignIn> = Listing(),
        invitations: Listing<Invitation> = Listing(),
        hasInternalMenu: Bool = false,
        hasPassword: Bool = true
    ) {
        self.viewer = viewer
        self.language = language
        self.signIns = signIns
        self.invitations = invitations
        self.hasInternalMenu = hasInternalMenu
        self.hasPassword = hasPassword
    }

    /// Whether the viewer may invite others.
    public var canInvite: Bool { viewer?.isAdmin == true }

    /// Whether the viewer may make links for new passwords.
    public var canResetPasswords: Bool { canInvite && hasPassword }

    /// What went wrong, of the page itself or of one of its lists.
    public var notice: RepoError? {
        failure ?? (signIns.items == nil ? nil : signIns.error) ?? (invitations.items == nil ? nil : invitations.error)
    }
}

import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The content of the account page.
public struct AccountPage: Equatable, Sendable {
    /// The signed-in person; nil briefly after a sign-out.
    public var viewer: Viewer?
    /// The chosen language; nil follows the browser.
    public var language: AppLanguage?
    public var signIns: Listing<SignIn>
    public var invitations: Listing<Invitation>
    /// Indicates whether the link to the internal menu is shown.
    public var hasInternalMenu: Bool
    /// Indicates whether the viewer has a password; false in demo mode.
    public var hasPassword: Bool
    /// Indicates whether the password has just been changed.
    public var didChangePassword = false
    public var passwordReset = PasswordResetRequest()
    /// The action in progress.
    public var activity: Activity?
    /// The error of the last action.
    public var failure: RepoError?

    public enum Activity: Equatable, Sendable {
        case revoking(SignInID)
        case inviting
        case revokingInvitation(InvitationID)
        case makingPasswordReset
        case keepingAccount
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

    /// Indicates whether the viewer may invite people.
    public var canInvite: Bool { viewer?.isAdmin == true }

    /// Indicates whether the viewer may create password reset links.
    public var canResetPasswords: Bool { canInvite && hasPassword }

    /// Indicates whether the viewer may ask for the deletion of the account; false if it is already requested.
    public var canDelete: Bool { hasPassword && viewer?.deletionDate == nil }

    /// The error to show: that of the last action, or of a list that already has items.
    public var notice: RepoError? {
        failure ?? (signIns.items == nil ? nil : signIns.error) ?? (invitations.items == nil ? nil : invitations.error)
    }
}

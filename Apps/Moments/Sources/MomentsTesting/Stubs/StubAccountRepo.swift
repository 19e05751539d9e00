import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubAccountRepo: AccountRepoType {
    public enum Call: Equatable, Sendable {
        case setPreference(String, String?)
        case refreshViewer, refreshService, isInvitationOpen(code: String)
        case signIn(handle: String, password: String), signUp(SignUpForm), signOut, signInDidExpire
        case refreshSignIns, revokeSignIn(SignInID)
        case refreshInvitations, createInvitation, revokeInvitation(InvitationID)
        case changePassword(from: String, to: String), createPasswordReset(handle: String)
        case resetPassword(code: String, to: String)
        case requestDeletion(password: String), cancelDeletion
        case closeNotice(NoticeID), storageUse
        case updateProfile(ProfileChange)
        case setPush(NewPushChoice?)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []
    public let accountSubject: CurrentValueSubject<AccountState, Never>
    public let serviceSubject = CurrentValueSubject<ServiceInfo?, Never>(nil)
    public let preferencesSubject = CurrentValueSubject<[String: String], Never>([:])
    public let signInsSubject = CurrentValueSubject<Listing<SignIn>, Never>(Listing())
    public let invitationsSubject = CurrentValueSubject<Listing<Invitation>, Never>(Listing())
    public let errorSubject = PassthroughSubject<RepoError, Never>()

    public var onSetPush: ((NewPushChoice?) async throws -> Void)?
    public var onSetPreference: ((String, String?) -> Void)?
    public var onRefreshViewer: (() async throws -> Void)?
    public var onRefreshService: (() async throws -> Void)?
    public var onIsInvitationOpen: ((String) async throws -> Bool)?
    public var onSignIn: ((String, String) async throws -> SignedIn)?
    public var onSignUp: ((SignUpForm) async throws -> SignedIn)?
    public var onSignOut: (() async throws -> Void)?
    public var onSignInDidExpire: (() -> Void)?
    public var onRefreshSignIns: (() async -> Void)?
    public var onRevokeSignIn: ((SignInID) async throws -> Void)?
    public var onRefreshInvitations: (() async -> Void)?
    public var onRevokeInvitation: ((InvitationID) async throws -> Void)?
    public var onChangePassword: ((String, String) async throws -> Void)?
    public var onCreatePasswordReset: ((String) async throws -> PasswordReset)?
    public var onResetPassword: ((String, String) async throws -> SignedIn)?
    public var onRequestDeletion: ((String) async throws -> Void)?
    public var onCancelDeletion: (() async throws -> Void)?
    public var onCloseNotice: ((NoticeID) async throws -> Void)?
    public var onStorageUse: (() async throws -> StorageUse)?
    public var onCreateInvitation: (() async throws -> Invitation)?
    public var onUpdateProfile: ((ProfileChange) async throws -> UserDetails)?
    public var onApply: ((LiveChange) async -> Void)?

    public init(account: AccountState = .unknown) { accountSubject = CurrentValueSubject(account) }

    public var account: AnyPublisher<AccountState, Never> { accountSubject.eraseToAnyPublisher() }
    public var currentAccount: AccountState { accountSubject.value }
    public var service: AnyPublisher<ServiceInfo?, Never> { serviceSubject.eraseToAnyPublisher() }
    public var preferences: AnyPublisher<[String: String], Never> { preferencesSubject.eraseToAnyPublisher() }
    public var signIns: AnyPublisher<Listing<SignIn>, Never> { signInsSubject.eraseToAnyPublisher() }
    public var invitations: AnyPublisher<Listing<Invitation>, Never> { invitationsSubject.eraseToAnyPublisher() }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    public func setPreference(_ key: String, to value: String?) {
        calls.append(.setPreference(key, value))
        guard let onSetPreference else { return _ = unstubbed("setPreference(\(key))") }
        onSetPreference(key, value)
    }

    public func refreshViewer() async throws {
        calls.append(.refreshViewer)
        guard let onRefreshViewer else { throw unstubbed("refreshViewer()") }
        try await onRefreshViewer()
    }

    public func refreshService() async throws {
        calls.append(.refreshService)
        guard let onRefreshService else { throw unstubbed("refreshService()") }
        try await onRefreshService()
    }

    public func isInvitationOpen(code: String) async throws -> Bool {
        calls.append(.isInvitationOpen(code: code))
        guard let onIsInvitationOpen else { throw unstubbed("isInvitationOpen(code: \(code))") }
        return try await onIsInvitationOpen(code)
    }

    public func signIn(handle: String, password: String, device: String?) async throws -> SignedIn {
        calls.append(.signIn(handle: handle, password: password))
        guard let onSignIn else { throw unstubbed("signIn(handle: \(handle))") }
        return try await onSignIn(handle, password)
    }

    public func signUp(_ form: SignUpForm) async throws -> SignedIn {
        calls.append(.signUp(form))
        guard let onSignUp else { throw unstubbed("signUp(_:)") }
        return try await onSignUp(form)
    }

    public func signOut() async throws {
        calls.append(.signOut)
        guard let onSignOut else { throw unstubbed("signOut()") }
        try await onSignOut()
    }

    public func signInDidExpire() {
        calls.append(.signInDidExpire)
        guard let onSignInDidExpire else { return _ = unstubbed("signInDidExpire()") }
        onSignInDidExpire()
    }

    public func refreshSignIns() async {
        calls.append(.refreshSignIns)
        guard let onRefreshSignIns else { return _ = unstubbed("refreshSignIns()") }
        await onRefreshSignIns()
    }

    public func revokeSignIn(_ id: SignInID) async throws {
        calls.append(.revokeSignIn(id))
        guard let onRevokeSignIn else { throw unstubbed("revokeSignIn(\(id))") }
        try await onRevokeSignIn(id)
    }

    public func refreshInvitations() async {
        calls.append(.refreshInvitations)
        guard let onRefreshInvitations else { return _ = unstubbed("refreshInvitations()") }
        await onRefreshInvitations()
    }

    public func createInvitation() async throws -> Invitation {
        calls.append(.createInvitation)
        guard let onCreateInvitation else { throw unstubbed("createInvitation()") }
        return try await onCreateInvitation()
    }

    public func revokeInvitation(_ id: InvitationID) async throws {
        calls.append(.revokeInvitation(id))
        guard let onRevokeInvitation else { throw unstubbed("revokeInvitation(\(id))") }
        try await onRevokeInvitation(id)
    }

    public func changePassword(from old: String, to new: String) async throws {
        calls.append(.changePassword(from: old, to: new))
        guard let onChangePassword else { throw unstubbed("changePassword(from:to:)") }
        try await onChangePassword(old, new)
    }

    public func createPasswordReset(handle: String) async throws -> PasswordReset {
        calls.append(.createPasswordReset(handle: handle))
        guard let onCreatePasswordReset else { throw unstubbed("createPasswordReset(handle: \(handle))") }
        return try await onCreatePasswordReset(handle)
    }

    public func resetPassword(code: String, to new: String, device: String?) async throws -> SignedIn {
        calls.append(.resetPassword(code: code, to: new))
        guard let onResetPassword else { throw unstubbed("resetPassword(code:to:)") }
        return try await onResetPassword(code, new)
    }

    public func requestDeletion(password: String) async throws {
        calls.append(.requestDeletion(password: password))
        guard let onRequestDeletion else { throw unstubbed("requestDeletion(password:)") }
        try await onRequestDeletion(password)
    }

    public func cancelDeletion() async throws {
        calls.append(.cancelDeletion)
        guard let onCancelDeletion else { throw unstubbed("cancelDeletion()") }
        try await onCancelDeletion()
    }

    public func closeNotice(_ id: NoticeID) async throws {
        calls.append(.closeNotice(id))
        guard let onCloseNotice else { throw unstubbed("closeNotice(\(id))") }
        try await onCloseNotice(id)
    }

    public func storageUse() async throws -> StorageUse {
        calls.append(.storageUse)
        guard let onStorageUse else { throw unstubbed("storageUse()") }
        return try await onStorageUse()
    }

    public func setPush(_ input: NewPushChoice?) async throws {
        calls.append(.setPush(input))
        guard let onSetPush else { throw unstubbed("setPush(_:)") }
        try await onSetPush(input)
    }

    public func updateProfile(_ change: ProfileChange) async throws -> UserDetails {
        calls.append(.updateProfile(change))
        guard let onUpdateProfile else { throw unstubbed("updateProfile(_:)") }
        return try await onUpdateProfile(change)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}

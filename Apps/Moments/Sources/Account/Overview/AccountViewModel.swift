import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the account page: profile, language, privacy, sign-ins, invitations and signing out.
@MainActor
public final class AccountViewModel: AppModelStatePublishing {
    /// The group about who sees the viewer's moments.
    public let privacy: PrivacyViewModel
    /// The group about the space that the viewer's photos take.
    public let storage: StorageViewModel

    private let repo: any AccountRepoType
    private let uploads: any UploadsRepoType
    private let tracking: any TrackingRepoType
    private let site: URL
    private let subject: CurrentValueSubject<AccountPage, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - site: The app's address in the browser, the base of invitation links and of the download.
    ///   - isDemo: Whether people enter without a password.
    public init(
        repo: any AccountRepoType,
        uploads: any UploadsRepoType,
        privacy: any PrivacyRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType,
        site: URL,
        isDemo: Bool = false
    ) {
        self.repo = repo
        self.uploads = uploads
        self.privacy = PrivacyViewModel(repo: privacy, tracking: tracking)
        storage = StorageViewModel(repo: repo)
        self.tracking = tracking
        self.site = site
        subject = CurrentValueSubject(
            AccountPage(hasInternalMenu: toggles.isToggleOn(BuildTargetToggle.internal), hasPassword: !isDemo)
        )
        repo.account.sink { [weak self] account in self?.change { $0.viewer = account.viewer } }
            .store(in: &subscriptions)
        repo.preferences.sink { [weak self] in self?.show(LanguagePreference.language(in: $0)) }
            .store(in: &subscriptions)
        repo.signIns.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        repo.invitations.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        repo.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    /// The content of the page: the current value, then each change.
    public var page: StateStream<AccountPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("account")) }

    /// Loads the sign-ins, what the viewer has set about privacy, the used space and, for admins, the invitations.
    public func loadItems() async {
        change { $0.failure = nil }
        async let signIns: Void = loadSignIns()
        async let privacy: Void = loadPrivacy()
        async let storage: Void = loadStorage()
        if subject.value.canInvite { await repo.refreshInvitations() }
        await signIns
        await privacy
        await storage
    }

    private func loadSignIns() async { await repo.refreshSignIns() }

    private func loadPrivacy() async { await privacy.load() }

    private func loadStorage() async { await storage.load() }

    public func noticeDismissed() {
        change {
            $0.failure = nil
            $0.didChangePassword = false
            $0.signIns.error = nil
            $0.invitations.error = nil
        }
    }

    // MARK: - Actions

    /// Called when the person selects a language; nil follows the browser.
    public func languageChosen(_ language: AppLanguage?) {
        guard language != subject.value.language else { return }
        repo.setPreference(LanguagePreference.key, to: language?.rawValue)
    }

    /// Creates the view model for editing the profile.
    public func makeProfileEditor() -> ProfileEditorViewModel? {
        subject.value.viewer.map { ProfileEditorViewModel(user: $0.userDetails, repo: repo, uploads: uploads) }
    }

    /// Creates the view model for changing the password.
    public func makePasswordEditor() -> PasswordEditorViewModel {
        change { $0.didChangePassword = false }
        return PasswordEditorViewModel(repo: repo, tracking: tracking) { [weak self] in
            self?.change { $0.didChangePassword = true }
        }
    }

    /// Creates the view model for asking for the deletion of the account.
    public func makeDeletionEditor() -> DeletionEditorViewModel {
        DeletionEditorViewModel(repo: repo, tracking: tracking)
    }

    /// Keeps the account whose deletion was requested.
    public func keepAccountTapped() async {
        await perform(.keepingAccount) {
            try await repo.cancelDeletion()
            tracking.track(.cancelDeletion)
        }
    }

    public func passwordResetHandleChanged(to handle: String) {
        change {
            guard $0.passwordReset.handle != handle else { return }
            $0.passwordReset.handle = handle
            $0.passwordReset.problem = nil
        }
    }

    /// Creates a password reset link.
    public func createPasswordResetTapped() async {
        guard subject.value.passwordReset.canSend else { return }
        await perform(.makingPasswordReset) {
            do {
                let made = try await repo.createPasswordReset(handle: subject.value.passwordReset.handle.trimmed)
                change {
                    $0.passwordReset = PasswordResetRequest()
                    $0.passwordReset.made = made
                }
            } catch let error as RepoError where error.kind == .notFound {
                change { $0.passwordReset.problem = .nobody }
            } catch let error as RepoError where error.reason == "OWN_PASSWORD" {
                change { $0.passwordReset.problem = .own }
            }
        }
    }

    /// Returns the address of a password reset.
    public func link(of reset: PasswordReset) -> URL { PasswordResetLink.url(reset.code, at: site) }

    /// Revokes a sign-in, after the person has confirmed it.
    public func revokeConfirmed(_ id: SignInID) async {
        await perform(.revoking(id)) { try await repo.revokeSignIn(id) }
    }

    /// Creates an invitation.
    public func createInvitationTapped() async {
        await perform(.inviting) { _ = try await repo.createInvitation() }
    }

    /// Revokes an invitation, after the person has confirmed it.
    public func revokeInvitationConfirmed(_ id: InvitationID) async {
        await perform(.revokingInvitation(id)) { try await repo.revokeInvitation(id) }
    }

    /// Returns the address of an invitation; nil if its code is not known, because the server sends it only once.
    public func link(of invitation: Invitation) -> URL? {
        invitation.code.map { InvitationLink.url($0, at: site) }
    }

    /// The address that downloads everything of the viewer's own.
    public var exportAddress: URL { site.appending(path: "export") }

    /// Signs out, after the person has confirmed it.
    ///
    /// - Parameter forget: Removes the token from the browser. The token is already invalid then, so a failure is harmless.
    public func signOutConfirmed(forget: @MainActor () async throws -> Void) async {
        await perform(.signingOut) {
            do {
                try await repo.signOut()
            } catch let error as RepoError where error.kind == .unauthenticated {
                // The sign-in has already ended, for example from another browser.
                repo.signInDidExpire()
            }
            tracking.track(.signOut)
            // Ignore the error: a token left in the browser is invalid.
            _ = try? await forget()
            states.send(.signedOut(.chosen))
        }
    }

    // MARK: - Publishing state

    private func show(_ language: AppLanguage?) {
        guard subject.value.language != language else { return }
        subject.value.language = language
        states.send(.language(language))
    }

    private func show(_ signIns: Listing<SignIn>) {
        if signIns.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        change { $0.signIns = signIns }
    }

    private func show(_ invitations: Listing<Invitation>) {
        if invitations.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        change { $0.invitations = invitations }
    }

    private func change(_ body: (inout AccountPage) -> Void) {
        var page = subject.value
        body(&page)
        if page != subject.value { subject.value = page }
    }

    private func perform(_ activity: AccountPage.Activity, _ work: () async throws -> Void) async {
        guard subject.value.activity == nil else { return }
        change {
            $0.activity = activity
            $0.failure = nil
        }
        do {
            try await work()
        } catch {
            if let error = RepoError(error) { fail(error) }
        }
        change { $0.activity = nil }
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        change { $0.failure = error }
    }
}

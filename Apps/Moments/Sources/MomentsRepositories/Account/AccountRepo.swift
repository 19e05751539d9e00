import Combine
import MomentsAPI
import MomentsModel

/// A repository of the signed-in account of one browser session.
@MainActor
public final class AccountRepo: AccountRepoType {
    private let api: any APIClientType
    private let accountSubject: CurrentValueSubject<AccountState, Never>
    private let serviceSubject = CurrentValueSubject<ServiceInfo?, Never>(nil)
    private let preferencesSubject: CurrentValueSubject<[String: String], Never>
    private let signInList = ListingSubject<SignIn>()
    private let invitationList = ListingSubject<Invitation>()
    private let errorSubject = PassthroughSubject<RepoError, Never>()

    /// Preferences confirmed by the server.
    private var confirmed: [String: String]
    /// Preferences that are published but not yet confirmed by the server; a nil value means removal.
    private var pending: [String: String?] = [:]

    /// The notices that the server has for the viewer, and those of this session that the viewer has closed.
    private var notices: [Notice]
    private var closedNotices: Set<NoticeID> = []

    /// The browser's proof of earlier sign-ins, sent with the next one.
    private var proof: String?

    /// - Parameters:
    ///   - account: The initial state, if the host knows it already.
    ///   - proof: The `SignedIn.proof` stored in the browser by earlier sign-ins.
    public init(api: any APIClientType, account: AccountState = .unknown, proof: String? = nil) {
        self.api = api
        self.proof = proof
        accountSubject = CurrentValueSubject(account)
        confirmed = account.viewer?.preferencesByKey ?? [:]
        notices = account.viewer?.notices ?? []
        preferencesSubject = CurrentValueSubject(confirmed)
        api.setExpirationHandler { [weak self] in
            Task { @MainActor in self?.signInDidExpire() }
        }
    }

    public var account: AnyPublisher<AccountState, Never> { accountSubject.eraseToAnyPublisher() }
    public var currentAccount: AccountState { accountSubject.value }
    public var service: AnyPublisher<ServiceInfo?, Never> { serviceSubject.eraseToAnyPublisher() }
    public var preferences: AnyPublisher<[String: String], Never> { preferencesSubject.eraseToAnyPublisher() }
    public var signIns: AnyPublisher<Listing<SignIn>, Never> { signInList.publisher }
    public var invitations: AnyPublisher<Listing<Invitation>, Never> { invitationList.publisher }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    // MARK: Signing in and out

    public func refreshViewer() async throws {
        let viewer = try await asking { try await api.perform(GetViewerOperation()) }
        if let viewer {
            show(viewer)
        } else {
            switch currentAccount {
            case .unknown: leave(.never)
            case .signedIn: leave(.expired)
            case .signedOut: break
            }
        }
    }

    public func refreshService() async throws {
        let service = try await asking { try await api.perform(GetServiceOperation()) }
        if serviceSubject.value != service { serviceSubject.value = service }
    }

    public func isInvitationOpen(code: String) async throws -> Bool {
        try await asking { try await api.perform(GetIsInvitationOpenOperation(code: code)) }
    }

    public func signIn(handle: String, password: String, device: String?) async throws -> SignedIn {
        try await enter {
            try await api.perform(SignInOperation(handle: handle, password: password, device: device, proof: proof))
        }
    }

    public func signUp(_ form: SignUpForm) async throws -> SignedIn {
        var form = form
        form.proof = proof
        return try await enter { [form] in try await api.perform(SignUpOperation(input: form)) }
    }

    public func resetPassword(code: String, to new: String, device: String?) async throws -> SignedIn {
        try await enter {
            try await api.perform(
                ResetPasswordOperation(code: code, newPassword: new, device: device, proof: proof)
            )
        }
    }

    private func enter(_ work: () async throws -> SignedIn) async throws -> SignedIn {
        let signedIn = try await asking(work)
        api.authorize(with: signedIn.token)
        proof = signedIn.proof
        show(signedIn.viewer)
        return signedIn
    }

    public func signOut() async throws {
        _ = try await asking { try await api.perform(SignOutOperation()) }
        leave(.chosen)
    }

    public func signInDidExpire() {
        switch currentAccount {
        case .signedIn, .unknown: leave(.expired)
        // The viewer signed out by choice; a late response does not change that reason.
        case .signedOut: break
        }
    }

    private func show(_ viewer: Viewer) {
        if currentAccount.viewer?.id != viewer.id { forget() }
        confirmed = viewer.preferencesByKey
        notices = viewer.notices
        var shown = viewer
        // A response may be older than the viewer's closing.
        shown.notices = shownNotices
        set(.signedIn(shown))
        showPreferences()
    }

    private func leave(_ reason: SignOutReason) {
        api.authorize(with: nil)
        forget()
        set(.signedOut(reason))
        showPreferences()
    }

    /// Clears all data of the current person before another signs in.
    private func forget() {
        confirmed = [:]
        pending = [:]
        notices = []
        closedNotices = []
        signInList.update { $0 = Listing() }
        invitationList.update { $0 = Listing() }
    }

    private func set(_ account: AccountState) {
        if accountSubject.value != account { accountSubject.value = account }
    }

    // MARK: Passwords

    public func changePassword(from old: String, to new: String) async throws {
        let operation = ChangePasswordOperation(oldPassword: old, newPassword: new)
        _ = try await asking { try await api.perform(operation) }
        signInList.update { $0.items?.removeAll { !$0.isCurrent } }
    }

    public func createPasswordReset(handle: String) async throws -> PasswordReset {
        try await asking { try await api.perform(CreatePasswordResetOperation(handle: handle)) }
    }

    // MARK: Deletion

    public func requestDeletion(password: String) async throws {
        update(try await asking { try await api.perform(RequestAccountDeletionOperation(password: password)) })
    }

    public func cancelDeletion() async throws {
        update(try await asking { try await api.perform(CancelAccountDeletionOperation()) })
    }

    private func update(_ viewer: Viewer) {
        // Another person may have signed in during the request.
        if currentAccount.viewer?.id == viewer.id { show(viewer) }
    }

    // MARK: Notices

    public func closeNotice(_ id: NoticeID) async throws {
        let viewer = currentAccount.viewer?.id
        closedNotices.insert(id)
        showNotices()
        do {
            _ = try await api.perform(CloseNoticeOperation(id: id))
        } catch {
            // `notFound` counts as success: the notice is already closed, or has ended.
            guard let error = RepoError(error), error.kind == .notFound else {
                // Another person may have signed in during the request.
                if currentAccount.viewer?.id == viewer {
                    closedNotices.remove(id)
                    showNotices()
                }
                throw RepoError(error) ?? error
            }
        }
        if currentAccount.viewer?.id == viewer { notices.removeAll { $0.id == id } }
    }

    private func showNotices() {
        guard var viewer = currentAccount.viewer else { return }
        viewer.notices = shownNotices
        set(.signedIn(viewer))
    }

    private var shownNotices: [Notice] { notices.filter { !closedNotices.contains($0.id) } }

    // MARK: Storage

    public func storageUse() async throws -> StorageUse {
        try await asking { try await api.perform(GetStorageUseOperation()) }
    }

    // MARK: Preferences

    public func setPreference(_ key: String, to value: String?) {
        guard currentAccount.viewer != nil else {
            confirmed[key] = value
            return showPreferences()
        }
        let isSending = pending.keys.contains(key)
        pending.updateValue(value, forKey: key)
        showPreferences()
        if !isSending { Task { await sendPreference(key) } }
    }

    /// Sends a preference until the server has the latest value: the viewer may change it while a request is pending.
    private func sendPreference(_ key: String) async {
        let viewer = currentAccount.viewer?.id
        var sent: String??
        while let wanted = pending[key], sent != .some(wanted) {
            do {
                let preferences = try await api.perform(SetPreferenceOperation(key: key, value: wanted))
                // Another person may have signed in during the request.
                guard currentAccount.viewer?.id == viewer else { return }
                confirmed = preferences.byKey
                sent = .some(wanted)
            } catch {
                guard currentAccount.viewer?.id == viewer else { return }
                pending[key] = nil
                showPreferences()
                if let error = RepoError(error) { errorSubject.send(error) }
                return
            }
        }
        pending[key] = nil
        showPreferences()
    }

    private func showPreferences() {
        var shown = confirmed
        for (key, value) in pending { shown[key] = value }
        if preferencesSubject.value != shown { preferencesSubject.value = shown }
    }

    // MARK: Sign-ins and invitations

    public func refreshSignIns() async {
        await signInList.refreshing {
            let signIns = try await api.perform(GetSignInsOperation())
            signInList.update { $0.items = signIns }
        }
    }

    public func revokeSignIn(_ id: SignInID) async throws {
        let isCurrent = signInList.value.items?.contains { $0.id == id && $0.isCurrent } == true
        _ = try await asking { try await api.perform(RevokeSignInOperation(id: id)) }
        signInList.update { $0.items?.removeAll { $0.id == id } }
        if isCurrent { leave(.chosen) }
    }

    public func refreshInvitations() async {
        await invitationList.refreshing {
            let invitations = try await api.perform(GetInvitationsOperation())
            invitationList.update { list in
                // The server sends each code only once, on creation.
                let codes = Dictionary(uniqueKeysWithValues: (list.items ?? []).map { ($0.id, $0.code) })
                list.items = invitations.map { invitation in
                    var invitation = invitation
                    invitation.code = invitation.code ?? codes[invitation.id] ?? nil
                    return invitation
                }
            }
        }
    }

    @discardableResult
    public func createInvitation() async throws -> Invitation {
        let invitation = try await asking { try await api.perform(CreateInvitationOperation()) }
        invitationList.update { $0.items = [invitation] + ($0.items ?? []) }
        return invitation
    }

    public func revokeInvitation(_ id: InvitationID) async throws {
        _ = try await asking { try await api.perform(RevokeInvitationOperation(id: id)) }
        invitationList.update { $0.items?.removeAll { $0.id == id } }
    }

    @discardableResult
    public func updateProfile(_ change: ProfileChange) async throws -> UserDetails {
        let details = try await asking { try await api.perform(UpdateProfileOperation(input: change)) }
        if var viewer = currentAccount.viewer, viewer.id == details.id {
            viewer.userDetails = details
            set(.signedIn(viewer))
        }
        return details
    }

    public func setPush(_ input: NewPushChoice?) async throws {
        let choice = try await asking { try await api.perform(SetPushOperation(input: input)) }
        if var viewer = currentAccount.viewer {
            viewer.push = choice
            set(.signedIn(viewer))
        }
    }

    public func apply(_ change: LiveChange) async {
        do {
            switch change.kind {
            case .signedOut:
                // The ended sign-in may be another one of the viewer's.
                try await refreshViewer()
                if currentAccount.viewer != nil, signInList.observers > 0 { await refreshSignIns() }
            // Something may have been set after the page's viewer was fetched.
            case .preferences, .subscribed:
                try await refreshSettings()
            case .momentPublished, .momentChanged, .momentDeleted, .notifications, .friends: break
            }
        } catch {
            if let error = RepoError(error) { errorSubject.send(error) }
        }
    }

    /// Fetches the preferences, the role and the notices, and publishes them if another session or staff have changed them.
    private func refreshSettings() async throws {
        let viewer = try await asking { try await api.perform(GetViewerOperation()) }
        guard let viewer, let known = currentAccount.viewer, viewer.id == known.id else { return }
        let isEqual =
            viewer.preferencesByKey == confirmed && viewer.role == known.role
            && viewer.notices.filter { !closedNotices.contains($0.id) } == known.notices
        if !isEqual { show(viewer) }
    }

    private func asking<Answer: Sendable>(_ work: () async throws -> Answer) async throws -> Answer {
        do {
            return try await work()
        } catch {
            throw RepoError(error) ?? error
        }
    }
}

extension Viewer {
    fileprivate var preferencesByKey: [String: String] { preferences.byKey }
}

extension [ViewerPreference] {
    fileprivate var byKey: [String: String] {
        Dictionary(map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}

import Combine
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories

/// Changes the viewer's name and pictures.
@MainActor
public final class ProfileEditorViewModel: Identifiable {
    private let repo: any AccountRepoType
    private let uploads: any UploadsRepoType
    private let subject: CurrentValueSubject<ProfileDraft, Never>
    /// Which choice of a picture counts: the person may choose another one while the first is on its way.
    private var choices: [ProfileDraft.Picture: Int] = [:]

    public init(user: UserDetails, repo: any AccountRepoType, uploads: any UploadsRepoType) {
        self.repo = repo
        self.uploads = uploads
        subject = CurrentValueSubject(ProfileDraft(user: user))
    }

    /// The profile as it is being changed: at once, then after each change.
    public var draft: StateStream<ProfileDraft> { StateStream(subject) }

    public func nameChanged(to name: String) {
        if name != subject.value.name { subject.value.name = name }
    }

    /// The person has picked a photo. It is brought here, then sent to the server.
    public func photoPicked(_ source: PhotoSource, for picture: ProfileDraft.Picture) async {
        let choice = choices[picture, default: 0] + 1
        choices[picture] = choice
        subject.value.failure = nil
        subject.value.slots[picture] = .uploading(0)
        do {
            // To the browser's server, and from there to the one that keeps photos: half of the way each.
            let file = try await source.load { [weak self] in self?.show($0 / 2, of: picture, choice) }
            let upload = try await uploads.upload(file.url) { [weak self] in
                self?.show(0.5 + $0 / 2, of: picture, choice)
            }
            withExtendedLifetime(file) {}
            if choices[picture] == choice { subject.value.slots[picture] = .uploaded(upload.id, preview: upload.url) }
        } catch {
            guard choices[picture] == choice else { return }
            subject.value.slots[picture] = .unchanged
            subject.value.failure = RepoError(error)
        }
    }

    /// The person wants the changes to be kept.
    ///
    /// - Returns: Whether they are.
    public func saveTapped() async -> Bool {
        guard subject.value.canSave, let change = subject.value.change else { return false }
        subject.value.isSaving = true
        subject.value.failure = nil
        defer { subject.value.isSaving = false }
        do {
            try await repo.updateProfile(change)
            return true
        } catch {
            subject.value.failure = RepoError(error)
            return false
        }
    }

    public func noticeDismissed() { subject.value.failure = nil }

    private func show(_ share: Double, of picture: ProfileDraft.Picture, _ choice: Int) {
        // What comes late must not undo that it is there.
        guard choices[picture] == choice, case .uploading(let old) = subject.value[picture], share > old else { return }
        subject.value.slots[picture] = .uploading(share)
    }
}

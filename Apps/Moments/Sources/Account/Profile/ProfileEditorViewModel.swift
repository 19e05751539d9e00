import Combine
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories

/// The view model for editing the profile.
@MainActor
public final class ProfileEditorViewModel: Identifiable {
    private let repo: any AccountRepoType
    private let uploads: any UploadsRepoType
    private let subject: CurrentValueSubject<ProfileDraft, Never>
    /// The number of the latest selection per picture: the person may pick another photo during an upload.
    private var choices: [ProfileDraft.Picture: Int] = [:]

    public init(user: UserDetails, repo: any AccountRepoType, uploads: any UploadsRepoType) {
        self.repo = repo
        self.uploads = uploads
        subject = CurrentValueSubject(ProfileDraft(user: user))
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<ProfileDraft> { StateStream(subject) }

    public func nameChanged(to name: String) {
        if name != subject.value.name { subject.value.name = name }
    }

    /// Uploads a picked photo: from the browser to the app, then to the API server.
    public func photoPicked(_ source: PhotoSource, for picture: ProfileDraft.Picture) async {
        let choice = choices[picture, default: 0] + 1
        choices[picture] = choice
        subject.value.failure = nil
        subject.value.slots[picture] = .uploading(0)
        do {
            // The transfer from the browser counts as half of the progress; the upload to the server reports none.
            let file = try await source.load { [weak self] in self?.show($0 / 2, of: picture, choice) }
            let upload = try await uploads.upload(file.url)
            withExtendedLifetime(file) {}
            if choices[picture] == choice { subject.value.slots[picture] = .uploaded(upload.id, preview: upload.url) }
        } catch {
            guard choices[picture] == choice else { return }
            subject.value.slots[picture] = .unchanged
            subject.value.failure = RepoError(error)
        }
    }

    /// Saves the changes.
    ///
    /// - Returns: True if they were saved.
    public func saveTapped() async -> Bool {
        guard subject.value.canSave, let change = subject.value.change else { return false }
        return await subject.attempt(busy: \.isSaving, failure: \.failure) {
            try await repo.updateProfile(change)
        }
    }

    public func noticeDismissed() { subject.value.failure = nil }

    private func show(_ share: Double, of picture: ProfileDraft.Picture, _ choice: Int) {
        // A late progress report must not replace the uploaded state.
        guard choices[picture] == choice, case .uploading(let old) = subject.value[picture], share > old else { return }
        subject.value.slots[picture] = .uploading(share)
    }
}

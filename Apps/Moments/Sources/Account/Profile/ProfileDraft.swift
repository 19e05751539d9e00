import Foundation
import MomentsModel
import MomentsRepositories

/// The state of the form for editing the profile.
public struct ProfileDraft: Equatable, Sendable {
    /// A picture of the profile.
    public enum Picture: Hashable, Sendable, CaseIterable {
        case avatar
        case background
    }

    /// The state of a picture.
    public enum Slot: Equatable, Sendable {
        /// The picture is not changed.
        case unchanged
        /// A new picture is being uploaded; the fraction, from 0 to 1.
        case uploading(Double)
        /// A new picture is uploaded but not saved yet.
        case uploaded(PhotoID, preview: URL)
    }

    public var name: String
    public var slots: [Picture: Slot] = [:]
    public var isSaving = false
    public var failure: RepoError?
    let user: UserDetails

    init(user: UserDetails) {
        self.user = user
        name = user.name
    }

    /// The state of a picture.
    public subscript(_ picture: Picture) -> Slot { slots[picture] ?? .unchanged }

    /// Returns the address of a picture, the new one if there is one.
    public func url(of picture: Picture) -> URL? {
        if case .uploaded(_, let preview) = self[picture] { return preview }
        return picture == .avatar ? user.avatar : user.backgroundImage
    }

    public var handle: String { user.handle }

    public var isNameTooLong: Bool { name.trimmed.count > Limits.name }

    /// The change to save; nil if there is none or the input is incomplete.
    public var change: ProfileChange? {
        guard !name.trimmed.isEmpty, !isNameTooLong, !isUploading else { return nil }
        let change = ProfileChange(
            name: name.trimmed == user.name ? nil : name.trimmed,
            avatar: uploaded(.avatar),
            backgroundImage: uploaded(.background)
        )
        return change == ProfileChange() ? nil : change
    }

    public var canSave: Bool { !isSaving && change != nil }

    private var isUploading: Bool {
        slots.values.contains { if case .uploading = $0 { true } else { false } }
    }

    private func uploaded(_ picture: Picture) -> PhotoID? {
        if case .uploaded(let id, _) = self[picture] { id } else { nil }
    }
}

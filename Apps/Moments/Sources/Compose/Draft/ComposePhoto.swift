import Foundation
import MomentsModel
import MomentsRepositories

/// A photo of a moment that is being written.
public struct ComposePhoto: Identifiable, Equatable, Sendable {
    public enum State: Equatable, Sendable {
        /// The upload progress, from 0 to 1.
        case uploading(Double)
        case uploaded(PhotoUpload)
        case failed(RepoError)
    }

    /// The photo's ID, unique in the draft.
    public let id: Int
    public var state: State
    /// The alternative text, for people who cannot see the photo.
    public var altText: String

    /// The address of a small size; nil until the photo is uploaded.
    public var url: URL? {
        if case .uploaded(let upload) = state { upload.url } else { nil }
    }
}

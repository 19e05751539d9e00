import Foundation
import MomentsModel
import MomentsRepositories

/// A photo of a moment that is being written.
public struct ComposePhoto: Identifiable, Equatable, Sendable {
    public enum State: Equatable, Sendable {
        /// On its way; how far, from 0 to 1.
        case uploading(Double)
        case uploaded(PhotoUpload)
        case failed(RepoError)
    }

    /// Different for all photos of the draft.
    public let id: Int
    public var state: State
    /// What it shows, for people who do not see it.
    public var altText: String

    /// Where a small size is; nil until it was uploaded.
    public var url: URL? {
        if case .uploaded(let upload) = state { upload.url } else { nil }
    }
}

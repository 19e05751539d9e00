public import Foundation
public import MomentsModel

/// What an album needs of a moment.
public struct AlbumRecord: Hashable, Sendable {
    public var id: MomentID
    public var created: Date
    /// The first photo; nil if the moment has none.
    public var photo: PhotoRecord?
}

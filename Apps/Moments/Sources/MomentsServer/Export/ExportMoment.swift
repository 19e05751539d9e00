import Foundation
import MomentsModel

/// A moment of the person's own. Its comments are written after it, one by one.
struct ExportMoment: Encodable, Sendable {
    let id: MomentID
    let created: Date
    let edited: Date?
    let text: String
    let link: String?
    let audience: ExportAudience
    let photos: [ExportPhoto]
    let likes: [ExportPerson]
}

/// Who can see a moment.
struct ExportAudience: Encodable, Sendable {
    struct Tag: Encodable, Sendable {
        let id: TagID
        let name: String
    }

    let visibility: MomentVisibility
    let tags: [Tag]
    let people: [ExportPerson]
}

/// A file in the ZIP, as the largest size that the server keeps.
struct ExportFile: Encodable, Sendable {
    /// The path in the ZIP.
    let file: String
    let hash: String
    let size: PhotoSize

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(file)
    }
}

/// A photo of a moment or a draft.
struct ExportPhoto: Encodable, Sendable {
    let id: PhotoID
    /// Nil if the server has lost the file.
    let file: ExportFile?
    let description: String
    /// Pixels of the largest size.
    let width: Int
    let height: Int
}

/// A comment below a moment of the person's own.
struct ExportComment: Encodable, Sendable {
    let id: CommentID
    let created: Date
    let author: ExportPerson
    let text: String
    let replyTo: CommentID?
}

/// A comment that the person has written.
struct ExportOwnComment: Encodable, Sendable {
    let id: CommentID
    let created: Date
    let text: String
    let replyTo: CommentID?
    /// Nil for a moment that the person may not see any more.
    let moment: ExportMomentReference?
}

/// A moment that the person may see.
struct ExportMomentReference: Encodable, Sendable {
    let id: MomentID
    let author: ExportPerson
    let created: Date
}

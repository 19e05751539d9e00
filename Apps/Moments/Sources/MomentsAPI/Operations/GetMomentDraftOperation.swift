import Foundation
import MomentsModel

/// A query that fetches the viewer's moment draft; an empty draft if there is none.
public struct GetMomentDraftOperation: APIOperation {
    public static let document = """
        query GetMomentDraft {
          viewer {
            momentDraft {
              title
              url
              images { id width height altText url }
              audience { ...AudienceFields }
            }
          }
        }

        """ + Fragments.audienceFields

    public struct Response: Decodable, Sendable {
        struct Photo: Decodable, Sendable {
            let id: PhotoID
            let width: Int
            let height: Int
            let altText: String
            let url: URL
        }

        struct Draft: Decodable, Sendable {
            let title: String
            let url: String?
            let images: [Photo]
            let audience: MomentAudience
        }

        struct Viewer: Decodable, Sendable { let momentDraft: Draft? }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> MomentDraft {
        guard let draft = try signedIn(response.viewer).momentDraft else { return MomentDraft() }
        return MomentDraft(
            text: draft.title,
            url: draft.url,
            photos: draft.images.map { photo in
                MomentDraft.Photo(
                    PhotoUpload(id: photo.id, width: photo.width, height: photo.height, url: photo.url),
                    altText: photo.altText
                )
            },
            audience: draft.audience
        )
    }
}

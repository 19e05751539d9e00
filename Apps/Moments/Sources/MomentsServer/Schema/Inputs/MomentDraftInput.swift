import GraphQL
import MomentsModel

/// The input of `saveMomentDraft`.
struct MomentDraftInput: Sendable {
    let title: String
    let url: String?
    let photos: [PublishPhotoInput]
    let audience: AudienceInput

    static var type: InputObjectType<MomentDraftInput> {
        InputObjectType(
            "MomentDraftInput",
            Arg("title", String.self, default: ""),
            Arg("url", String?.self),
            Arg(
                "photos",
                [PublishPhotoInput].self,
                default: [],
                description: "Photos that the viewer has not uploaded, or has already published, are ignored."
            ),
            Arg("visibility", MomentVisibility.self, default: .friends),
            Arg("audience", AudienceInput?.self, description: "If given, `visibility` is ignored.")
        ) { title, url, photos, visibility, audience in
            MomentDraftInput(
                title: title,
                url: url,
                photos: photos,
                audience: audience ?? AudienceInput(visibility)
            )
        }
    }

    /// Returns the draft to store, with the texts as typed, since they are not finished.
    func draft() throws(MomentsError) -> NewMomentDraft {
        guard photos.count <= Limits.photosPerMoment else {
            throw .invalid("A moment can have at most \(Limits.photosPerMoment) photos.", reason: "TOO_MANY_PHOTOS")
        }
        var kept: [NewMoment.Photo] = []
        for photo in photos {
            guard let id = PhotoID(photo.id.rawValue) else { continue }
            kept.append(NewMoment.Photo(id: id, altText: try InputRules.photoDescription(photo.altText)))
        }
        return NewMomentDraft(
            text: try InputRules.draft(title, DraftRules.momentText),
            url: try url.map { (url) throws(MomentsError) in try InputRules.draft(url, DraftRules.link) },
            photos: kept,
            audience: try audience.unfinished()
        )
    }
}

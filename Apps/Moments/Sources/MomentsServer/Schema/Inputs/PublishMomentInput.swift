import GraphQL
import MomentsModel

/// The input of `publishMoment`.
struct PublishMomentInput: Sendable {
    let title: String
    let url: String?
    let photos: [PublishPhotoInput]
    let audience: AudienceInput
    let endsDraft: Bool
    let key: String?

    static var type: InputObjectType<PublishMomentInput> {
        InputObjectType(
            "PublishMomentInput",
            Arg(
                "title",
                String.self,
                default: "",
                description: "The text; can be empty if there are photos or a link."
            ),
            Arg("url", String?.self),
            Arg("photos", [PublishPhotoInput].self, default: [], description: "The photos in display order."),
            Arg("visibility", MomentVisibility.self, default: .friends),
            Arg("audience", AudienceInput?.self, description: "If given, `visibility` is ignored."),
            Arg(
                "endsDraft",
                Bool.self,
                default: false,
                description: "Whether to delete the viewer's draft of a moment."
            ),
            Arg("key", String?.self, description: sendKeyDescription)
        ) { title, url, photos, visibility, audience, endsDraft, key in
            PublishMomentInput(
                title: title,
                url: url,
                photos: photos,
                audience: audience ?? AudienceInput(visibility),
                endsDraft: endsDraft,
                key: key
            )
        }
    }

    /// Returns the moment to store.
    func moment() throws(MomentsError) -> NewMoment {
        guard photos.count <= Limits.photosPerMoment else {
            throw .invalid("A moment can have at most \(Limits.photosPerMoment) photos.", reason: "TOO_MANY_PHOTOS")
        }
        var kept: [NewMoment.Photo] = []
        for photo in photos {
            guard let id = PhotoID(photo.id.rawValue) else { throw .notFound("photo") }
            kept.append(NewMoment.Photo(id: id, altText: try InputRules.photoDescription(photo.altText)))
        }
        guard Set(kept.map(\.id)).count == kept.count else {
            throw .invalid("A moment cannot contain the same photo twice.", reason: "PHOTO_TWICE")
        }
        let link: String? = if let url, !PlainText.isInvisible(url) { try LinkRule.normalised(url) } else { nil }
        let text = try InputRules.momentText(title)
        guard !text.isEmpty || link != nil || !kept.isEmpty else {
            throw .invalid("A moment needs text, a link or a photo.", reason: "MOMENT_EMPTY")
        }
        return NewMoment(
            text: text,
            url: link,
            photos: kept,
            audience: try audience.audience(),
            endsDraft: endsDraft,
            key: try InputRules.sendKey(key)
        )
    }
}

/// An uploaded photo, as part of a moment.
struct PublishPhotoInput: Sendable {
    let id: ID
    let altText: String

    static var type: InputObjectType<PublishPhotoInput> {
        InputObjectType(
            "PublishPhotoInput",
            Arg("id", ID.self, description: "The ID returned by the upload."),
            Arg("altText", String.self, default: "")
        ) { id, altText in
            PublishPhotoInput(id: id, altText: altText)
        }
    }
}

import MomentsModel

/// A mutation that saves the viewer's moment draft; an empty draft deletes the saved one.
public struct SaveMomentDraftOperation: APIOperation {
    public static let document = """
        mutation SaveMomentDraft($input: MomentDraftInput!) {
          saveMomentDraft(input: $input) { updatedDate }
        }
        """

    public struct Variables: Encodable, Sendable {
        struct Photo: Encodable {
            let id: PhotoID
            let altText: String
        }

        struct Input: Encodable {
            let title: String
            let url: String?
            let photos: [Photo]
            let audience: MomentAudience
        }

        let input: Input
    }

    public struct Response: Decodable, Sendable {}

    public let variables: Variables
    /// The draft to save.
    public let draft: MomentDraft

    public init(_ draft: MomentDraft) {
        self.draft = draft
        variables = Variables(
            input: Variables.Input(
                title: draft.text,
                url: draft.url,
                photos: draft.photos.map { Variables.Photo(id: $0.id, altText: $0.altText) },
                audience: draft.audience
            )
        )
    }

    public func output(of response: Response) throws {}
}

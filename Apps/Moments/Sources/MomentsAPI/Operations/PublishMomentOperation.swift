import MomentsModel

/// A mutation that publishes a moment.
public struct PublishMomentOperation: APIOperation {
    public static let document = """
        mutation PublishMoment($input: PublishMomentInput!, $withLikes: Boolean!) {
          publishMoment(input: $input) { ...MomentFields }
        }

        """ + Fragments.moment

    public struct Variables: Encodable, Sendable {
        struct Photo: Encodable {
            let id: PhotoID
            let altText: String
        }

        struct Input: Encodable {
            let title: String
            let url: String?
            let photos: [Photo]
            let visibility: MomentVisibility
            // The app always publishes the saved draft, so the server deletes it.
            let endsDraft = true
        }

        let input: Input
        let withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let publishMoment: Moment
    }

    public let variables: Variables

    public init(_ draft: MomentDraft, withLikes: Bool) {
        let input = Variables.Input(
            title: draft.text,
            url: draft.url,
            photos: draft.photos.map { Variables.Photo(id: $0.id, altText: $0.altText) },
            visibility: draft.visibility
        )
        variables = Variables(input: input, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment { response.publishMoment }
}

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
            let audience: MomentAudience
            let endsDraft: Bool
            let key: String?
        }

        let input: Input
        let withLikes: Bool
    }

    public struct Response: Decodable, Sendable {
        let publishMoment: Moment
    }

    public let variables: Variables

    /// - Parameters:
    ///   - key: Lets the server recognize a repeated request.
    ///   - endsDraft: Whether the server deletes the draft, because the moment is the saved one.
    public init(_ draft: MomentDraft, key: String? = nil, endsDraft: Bool = true, withLikes: Bool) {
        let input = Variables.Input(
            title: draft.text,
            url: draft.url,
            photos: draft.photos.map { Variables.Photo(id: $0.id, altText: $0.altText) },
            audience: draft.audience,
            endsDraft: endsDraft,
            key: key
        )
        variables = Variables(input: input, withLikes: withLikes)
    }

    public func output(of response: Response) throws -> Moment { response.publishMoment }
}

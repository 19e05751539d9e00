import MomentsModel

/// A mutation that deletes one of the viewer's tags.
public struct DeleteTagOperation: APIOperation {
    public static let document = """
        mutation DeleteTag($id: ID!) {
          deleteTag(id: $id)
        }
        """

    public struct Variables: Encodable, Sendable {
        var id: TagID
    }

    public struct Response: Decodable, Sendable {
        let deleteTag: TagID
    }

    public let variables: Variables

    public init(id: TagID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> TagID { response.deleteTag }
}

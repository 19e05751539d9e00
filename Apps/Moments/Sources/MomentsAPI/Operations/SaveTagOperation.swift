import MomentsModel

/// A mutation that creates a tag, or replaces the name and the friends of an existing one.
public struct SaveTagOperation: APIOperation {
    public static let document = """
        mutation SaveTag($id: ID, $name: String!, $personIDs: [ID!]!) {
          saveTag(id: $id, name: $name, personIDs: $personIDs) { ...TagFields }
        }

        """ + Fragments.userRow + Fragments.tagFields

    public struct Variables: Encodable, Sendable {
        var id: TagID?
        var name: String
        var personIDs: [PersonID]
    }

    public struct Response: Decodable, Sendable {
        let saveTag: FriendTag
    }

    public let variables: Variables

    /// - Parameter id: The tag to replace; nil for a new one.
    public init(id: TagID?, name: String, people: [PersonID]) {
        variables = Variables(id: id, name: name, personIDs: people)
    }

    public func output(of response: Response) throws -> FriendTag { response.saveTag }
}

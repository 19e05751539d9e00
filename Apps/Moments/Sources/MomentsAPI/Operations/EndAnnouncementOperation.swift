import MomentsModel

/// A mutation that ends an announcement. Admins only.
public struct EndAnnouncementOperation: APIOperation {
    public static let document = """
        mutation EndAnnouncement($id: ID!) {
          endAnnouncement(id: $id)
        }
        """

    public struct Variables: Encodable, Sendable {
        var id: NoticeID
    }

    public struct Response: Decodable, Sendable {
        let endAnnouncement: NoticeID
    }

    public let variables: Variables

    public init(id: NoticeID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> NoticeID { response.endAnnouncement }
}

import MomentsModel

/// A mutation that closes a notice for the viewer.
public struct CloseNoticeOperation: APIOperation {
    public static let document = """
        mutation CloseNotice($id: ID!) {
          closeNotice(id: $id)
        }
        """

    public struct Variables: Encodable, Sendable {
        var id: NoticeID
    }

    public struct Response: Decodable, Sendable {
        let closeNotice: NoticeID
    }

    public let variables: Variables

    public init(id: NoticeID) {
        variables = Variables(id: id)
    }

    public func output(of response: Response) throws -> NoticeID { response.closeNotice }
}

import MomentsModel

/// A mutation that announces something to everybody. Admins only.
public struct AnnounceOperation: APIOperation {
    public static let document = """
        mutation Announce($text: String!, $days: Int) {
          announce(text: $text, days: $days) { ...NoticeFields }
        }

        """ + Fragments.noticeFields

    public struct Variables: Encodable, Sendable {
        var text: String
        var days: Int?
    }

    public struct Response: Decodable, Sendable {
        let announce: Notice
    }

    public let variables: Variables

    /// - Parameter days: When it ends by itself; nil if it stays until each person closes it.
    public init(text: String, days: Int?) {
        variables = Variables(text: text, days: days)
    }

    public func output(of response: Response) throws -> Notice { response.announce }
}

/// A query that fetches the number of open reports. Moderators and admins only.
public struct GetOpenReportCountOperation: APIOperation {
    public static let document = """
        query GetOpenReportCount {
          viewer {
            administration { openReportCount }
          }
        }
        """

    public struct Fields: Decodable, Sendable {
        let openReportCount: Int
    }

    public typealias Response = AdministrationResponse<Fields>

    public init() {}

    public func output(of response: Response) throws -> Int {
        try administration(of: response).openReportCount
    }
}

import MomentsModel

/// A query that fetches a page of the open reports, or of the answered ones, newest first. Moderators and admins only.
public struct GetReportsOperation: APIOperation {
    public static let document = """
        query GetReports($isOpen: Boolean!, $first: Int!, $after: String) {
          viewer {
            administration {
              reports(isOpen: $isOpen, first: $first, after: $after) {
                nodes { ...ReportFields }
                pageInfo { hasNextPage endCursor }
              }
            }
          }
        }

        """ + Fragments.report

    public struct Variables: Encodable, Sendable {
        var isOpen: Bool
        var first: Int
        var after: String?
    }

    public struct Fields: Decodable, Sendable {
        let reports: Page<Report>
    }

    public typealias Response = AdministrationResponse<Fields>

    public let variables: Variables

    public init(isOpen: Bool, first: Int = 20, after: String? = nil) {
        variables = Variables(isOpen: isOpen, first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<Report> {
        try administration(of: response).reports
    }
}

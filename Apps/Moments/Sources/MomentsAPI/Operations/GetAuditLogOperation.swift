import MomentsModel

/// A query that fetches a page of what staff and the operator have done, newest first. Admins only.
public struct GetAuditLogOperation: APIOperation {
    public static let document = """
        query GetAuditLog($first: Int!, $after: String) {
          viewer {
            administration {
              auditLog(first: $first, after: $after) {
                nodes { ...AuditEntryFields }
                pageInfo { hasNextPage endCursor }
              }
            }
          }
        }

        """ + Fragments.auditEntry

    public struct Variables: Encodable, Sendable {
        var first: Int
        var after: String?
    }

    public struct Fields: Decodable, Sendable {
        let auditLog: Page<AuditEntry>
    }

    public typealias Response = AdministrationResponse<Fields>

    public let variables: Variables

    public init(first: Int = 50, after: String? = nil) {
        variables = Variables(first: first, after: after)
    }

    public func output(of response: Response) throws -> Page<AuditEntry> {
        try administration(of: response).auditLog
    }
}

import MomentsModel

/// A query that fetches the server information that is available without an account.
public struct GetServiceOperation: APIOperation {
    public static let document = """
        query GetService {
          service {
            needsFirstPerson
            isDemo
            demoPeople { ...UserRow }
          }
        }

        """ + Fragments.userRow
    public static let needsSignIn = false

    public struct Response: Decodable, Sendable {
        let service: ServiceInfo
    }

    public init() {}

    public func output(of response: Response) throws -> ServiceInfo { response.service }
}

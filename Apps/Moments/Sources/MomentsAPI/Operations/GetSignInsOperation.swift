import MomentsModel

/// A query that fetches the viewer's active sign-ins, most recently used first.
public struct GetSignInsOperation: APIOperation {
    public static let document = """
        query GetSignIns {
          viewer {
            signIns { ...SignInFields }
          }
        }

        """ + Fragments.signInFields

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let signIns: [SignIn] }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> [SignIn] { try signedIn(response.viewer).signIns }
}

import MomentsModel

/// Asks who is signed in; nil if nobody is.
public struct GetViewerSession: APIOperation {
    public static let document = """
        query GetViewer {
          viewer { ...ViewerFields }
        }

        """ + Fragments.viewer
    public static let needsSignIn = false

    public struct Response: Decodable, Sendable {
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> Viewer? { response.viewer }
}

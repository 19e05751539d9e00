import MomentsModel

/// A query that fetches the signed-in viewer; nil if the request is not authenticated.
public struct GetViewerOperation: APIOperation {
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

import MomentsModel

/// A mutation that keeps the viewer's account, whose deletion was requested.
public struct CancelAccountDeletionOperation: APIOperation {
    public static let document = """
        mutation CancelAccountDeletion {
          cancelAccountDeletion { ...ViewerFields }
        }

        """ + Fragments.viewer

    public struct Response: Decodable, Sendable {
        let cancelAccountDeletion: Viewer
    }

    public init() {}

    public func output(of response: Response) throws -> Viewer { response.cancelAccountDeletion }
}

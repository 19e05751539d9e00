import MomentsModel

/// A query that fetches the space that the viewer's photos take.
public struct GetStorageUseOperation: APIOperation {
    public static let document = """
        query GetStorageUse {
          viewer {
            storage { ...StorageFields }
          }
        }

        """ + Fragments.storageFields

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let storage: StorageUse }
        let viewer: Viewer?
    }

    public init() {}

    public func output(of response: Response) throws -> StorageUse { try signedIn(response.viewer).storage }
}

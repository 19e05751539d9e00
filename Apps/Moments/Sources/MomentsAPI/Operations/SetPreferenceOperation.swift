import MomentsModel

/// A mutation that stores a preference of the viewer; nil removes it. Returns all preferences.
public struct SetPreferenceOperation: APIOperation {
    public static let document = """
        mutation SetPreference($key: String!, $value: String) {
          setPreference(key: $key, value: $value) {
            preferences {
              key
              value
            }
          }
        }
        """

    public struct Variables: Encodable, Sendable {
        var key: String
        var value: String?
    }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let preferences: [ViewerPreference] }
        let setPreference: Viewer
    }

    public let variables: Variables

    public init(key: String, value: String?) {
        variables = Variables(key: key, value: value)
    }

    public func output(of response: Response) throws -> [ViewerPreference] { response.setPreference.preferences }
}

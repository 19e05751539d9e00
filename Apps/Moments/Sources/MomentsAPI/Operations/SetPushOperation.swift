import MomentsModel

/// A mutation that sets what this browser shows while the app is closed; nil for nothing.
public struct SetPushOperation: APIOperation {
    public static let document = """
        mutation SetPush($input: PushInput) {
          setPush(input: $input) {
            push {
              endpoint
              kinds
              language
            }
          }
        }
        """

    public struct Variables: Encodable, Sendable { var input: NewPushChoice? }

    public struct Response: Decodable, Sendable {
        struct Viewer: Decodable, Sendable { let push: PushChoice? }
        let setPush: Viewer
    }

    public let variables: Variables

    public init(input: NewPushChoice?) { variables = Variables(input: input) }

    public func output(of response: Response) throws -> PushChoice? { response.setPush.push }
}

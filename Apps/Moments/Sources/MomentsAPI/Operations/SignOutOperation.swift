/// A mutation that ends the sign-in of this browser session.
public struct SignOutOperation: APIOperation {
    public static let document = """
        mutation SignOut {
          signOut
        }
        """
    public static let needsSignIn = false

    public struct Response: Decodable, Sendable {
        let signOut: Bool
    }

    public init() {}

    public func output(of response: Response) throws -> Bool { response.signOut }
}

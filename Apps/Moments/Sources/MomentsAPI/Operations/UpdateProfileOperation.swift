import MomentsModel

/// A mutation that updates the viewer's profile.
public struct UpdateProfileOperation: APIOperation {
    public static let document = """
        mutation UpdateProfile($input: UpdateProfileInput!) {
          updateProfile(input: $input) { ...UserProfile }
        }

        """ + Fragments.userProfile

    public struct Variables: Encodable, Sendable {
        var input: ProfileChange
    }

    public struct Response: Decodable, Sendable {
        let updateProfile: UserDetails
    }

    public let variables: Variables

    public init(input: ProfileChange) {
        variables = Variables(input: input)
    }

    public func output(of response: Response) throws -> UserDetails { response.updateProfile }
}

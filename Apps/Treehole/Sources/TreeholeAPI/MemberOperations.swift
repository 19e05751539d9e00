import APIKit
import TreeholeModel

/// A query for the member who is signed in; nil for a visitor.
public struct GetMemberOperation: APIOperation {
    public static let document = "query GetMember { member { ...MemberFields } }\n" + Fragments.member
    public static let needsSignIn = false

    public struct Response: Decodable, Sendable { let member: Member? }

    public init() {}

    public func output(of response: Response) throws -> Member? { response.member }
}

/// The token of a new sign-in, and its member.
public struct SignedIn: Decodable, Sendable {
    public var token: String
    public var member: Member

    public init(token: String, member: Member) {
        self.token = token
        self.member = member
    }
}

/// A mutation that signs in with an invitation code, or with the code of another device of the same member.
public struct SignInOperation: APIOperation {
    public static let document =
        "mutation SignIn($code: String!) { signIn(code: $code) { token member { ...MemberFields } } }\n"
        + Fragments.member
    public static let needsSignIn = false

    public struct Variables: Encodable, Sendable { let code: String }
    public struct Response: Decodable, Sendable { let signIn: SignedIn }

    public let variables: Variables

    public init(code: String) { variables = Variables(code: code) }

    public func output(of response: Response) throws -> SignedIn { response.signIn }
}

extension SignInOperation: CustomStringConvertible, CustomReflectable {
    /// Omits the code, which must not appear in logs.
    public var description: String { "SignInOperation()" }

    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A mutation that ends the sign-in of this request.
public struct SignOutOperation: APIOperation {
    public static let document = "mutation SignOut { signOut }"

    public struct Response: Decodable, Sendable { let signOut: Bool }

    public init() {}

    public func output(of response: Response) throws -> Bool { response.signOut }
}

/// A query for the sign-ins of the member, newest first.
public struct GetSignInsOperation: APIOperation {
    public static let document = "query GetSignIns { signIns { id createdDay usedDay isCurrent } }"

    public struct Response: Decodable, Sendable { let signIns: [SignIn] }

    public init() {}

    public func output(of response: Response) throws -> [SignIn] { response.signIns }
}

/// A mutation that ends another sign-in of the member.
public struct EndSignInOperation: APIOperation {
    public static let document = "mutation EndSignIn($id: Int!) { endSignIn(id: $id) }"

    public struct Variables: Encodable, Sendable { let id: Int }
    public struct Response: Decodable, Sendable { let endSignIn: Int }

    public let variables: Variables

    public init(_ id: Int) { variables = Variables(id: id) }

    public func output(of response: Response) throws -> Int { response.endSignIn }
}

/// A mutation that creates a code: for another device of the member, valid for ten minutes.
public struct CreateDeviceCodeOperation: APIOperation {
    public static let document = "mutation CreateDeviceCode { createDeviceCode }"

    public struct Response: Decodable, Sendable { let createDeviceCode: String }

    public init() {}

    public func output(of response: Response) throws -> String { response.createDeviceCode }
}

/// A mutation that creates an invitation code for a new member. Moderators only.
public struct CreateInvitationOperation: APIOperation {
    public static let document = "mutation CreateInvitation { createInvitation }"

    public struct Response: Decodable, Sendable { let createInvitation: String }

    public init() {}

    public func output(of response: Response) throws -> String { response.createInvitation }
}

/// A mutation that saves all settings of the member, and returns them as kept.
public struct SaveSettingsOperation: APIOperation {
    public static let document =
        "mutation SaveSettings($settings: MemberSettingsInput!) { saveSettings(settings: $settings) { ...MemberFields } }\n"
        + Fragments.member

    public struct Variables: Encodable, Sendable { let settings: MemberSettings }
    public struct Response: Decodable, Sendable { let saveSettings: Member }

    public let variables: Variables

    public init(_ settings: MemberSettings) { variables = Variables(settings: settings) }

    public func output(of response: Response) throws -> Member { response.saveSettings }
}

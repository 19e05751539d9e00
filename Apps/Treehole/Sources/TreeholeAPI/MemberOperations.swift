/// The token of a new sign-in, and its member.
public struct SignedIn: Decodable, Sendable {
    public var token: String
    public var member: Member
}

extension APIRequest where Self == FieldOperation<SignedIn> {
    /// A mutation that signs in with an invitation code, or with the code of another device of the same member.
    public static func signIn(code: String) -> Self {
        .mutation("signIn", ["code": code], "{ token member \(Selections.member) }", needsSignIn: false)
    }
}

extension APIRequest where Self == FieldOperation<Member?> {
    /// A query for the member who is signed in; nil for a visitor.
    public static var member: Self { .query("member", [:], Selections.member, needsSignIn: false) }
}

extension APIRequest where Self == FieldOperation<Member> {
    /// A mutation that saves all settings of the member, and returns them as kept.
    public static func saveSettings(_ settings: MemberSettings) -> Self {
        .mutation("saveSettings", ["settings": settings], Selections.member)
    }
}

extension APIRequest where Self == FieldOperation<[SignIn]> {
    /// A query for the sign-ins of the member, newest first.
    public static var signIns: Self { .query("signIns", [:], "{ id createdDay usedDay isCurrent }") }
}

extension APIRequest where Self == FieldOperation<Int> {
    /// A mutation that ends another sign-in of the member.
    public static func endSignIn(_ id: Int) -> Self { .mutation("endSignIn", ["id": id]) }

    /// A mutation that decides about a report. Moderators only.
    public static func decide(_ reportID: Int, _ verdict: Verdict) -> Self {
        .mutation("decide", ["reportID": reportID, "verdict": verdict])
    }
}

extension APIRequest where Self == FieldOperation<Bool> {
    /// A mutation that ends the sign-in of this request.
    public static var signOut: Self { .mutation("signOut") }

    /// A mutation that reports a post, or one of its comments, to the moderators.
    public static func report(_ id: Int, floor: Int? = nil, reason: ReportReason, note: String = "") -> Self {
        .mutation("report", ["postID": id, "floor": floor, "reason": reason, "note": note])
    }
}

extension APIRequest where Self == FieldOperation<String> {
    /// A mutation that creates a code: for another device of the member, valid for ten minutes.
    public static var createDeviceCode: Self { .mutation("createDeviceCode") }

    /// A mutation that creates an invitation code for a new member. Moderators only.
    public static var createInvitation: Self { .mutation("createInvitation") }
}

extension APIRequest where Self == FieldOperation<[Report]> {
    /// A query for the open reports, oldest first. Moderators only.
    public static var reports: Self { .query("reports", [:], "{ id postID floor text reason note count createdDate }") }
}

/// A subscription to changes of the board.
public struct BoardChangesOperation: APISubscription {
    public static let document = "subscription BoardChanges { boardChanges { kind postID } }"

    public struct Response: Decodable, Sendable { let boardChanges: BoardChange }

    public init() {}

    public func output(of response: Response) throws -> BoardChange { response.boardChanges }
}

extension ReportReason: @retroactive APIVariable {}

extension Verdict: @retroactive APIVariable {}

extension MemberSettings: @retroactive APIVariable {
    public static var graphQLType: String { "MemberSettingsInput!" }
}

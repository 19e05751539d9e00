import APIKit
import TreeholeModel

/// A mutation that reports a post, or one of its comments, to the moderators.
public struct ReportOperation: APIOperation {
    public static let document = """
        mutation Report($postID: Int!, $floor: Int, $reason: ReportReason!, $note: String!) {
          report(postID: $postID, floor: $floor, reason: $reason, note: $note)
        }
        """

    public struct Variables: Encodable, Sendable {
        let postID: Int
        let floor: Int?
        let reason: ReportReason
        let note: String
    }

    public struct Response: Decodable, Sendable { let report: Bool }

    public let variables: Variables

    public init(_ postID: Int, floor: Int? = nil, reason: ReportReason, note: String = "") {
        variables = Variables(postID: postID, floor: floor, reason: reason, note: note)
    }

    public func output(of response: Response) throws -> Bool { response.report }
}

/// A query for the open reports, oldest first. Moderators only.
public struct GetReportsOperation: APIOperation {
    public static let document = "query GetReports { reports { id postID floor text reason note count createdDate } }"

    public struct Response: Decodable, Sendable { let reports: [Report] }

    public init() {}

    public func output(of response: Response) throws -> [Report] { response.reports }
}

/// A mutation that decides about a report. Moderators only.
public struct DecideOperation: APIOperation {
    public static let document =
        "mutation Decide($reportID: Int!, $verdict: Verdict!) { decide(reportID: $reportID, verdict: $verdict) }"

    public struct Variables: Encodable, Sendable {
        let reportID: Int
        let verdict: Verdict
    }

    public struct Response: Decodable, Sendable { let decide: Int }

    public let variables: Variables

    public init(_ reportID: Int, _ verdict: Verdict) { variables = Variables(reportID: reportID, verdict: verdict) }

    public func output(of response: Response) throws -> Int { response.decide }
}

/// A subscription to changes of the board.
public struct BoardChangesOperation: APISubscription {
    public static let document = "subscription BoardChanges { boardChanges { kind postID } }"

    public struct Response: Decodable, Sendable { let boardChanges: BoardChange }

    public init() {}

    public func output(of response: Response) throws -> BoardChange { response.boardChanges }
}

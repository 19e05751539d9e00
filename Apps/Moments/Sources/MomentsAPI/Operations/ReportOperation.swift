import MomentsModel

/// A mutation that reports a moment, a comment or a person to the moderators.
public struct ReportOperation: APIOperation {
    public static let document = """
        mutation Report($input: ReportInput!) {
          report(input: $input)
        }
        """

    public struct Variables: Encodable, Sendable {
        struct Input: Encodable {
            var momentID: MomentID?
            var commentID: CommentID?
            var personID: PersonID?
            let reason: ReportReason
            let note: String
        }

        let input: Input
    }

    public struct Response: Decodable, Sendable {
        let report: Bool
    }

    public let variables: Variables

    public init(_ subject: ReportSubject, reason: ReportReason, note: String) {
        var input = Variables.Input(reason: reason, note: note)
        switch subject {
        case .moment(let id): input.momentID = id
        case .comment(let id): input.commentID = id
        case .person(let id): input.personID = id
        }
        variables = Variables(input: input)
    }

    public func output(of response: Response) throws -> Bool { response.report }
}

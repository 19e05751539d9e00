import GraphQL
import MomentsModel

/// The input of `report`.
struct ReportInput: Sendable {
    let moment: ID?
    let comment: ID?
    let person: ID?
    let reason: ReportReason
    let note: String

    static var type: InputObjectType<ReportInput> {
        InputObjectType(
            "ReportInput",
            Arg("momentID", ID?.self),
            Arg("commentID", ID?.self),
            Arg("personID", ID?.self),
            Arg("reason", ReportReason.self),
            Arg("note", String.self, default: "", description: "At most \(Limits.reportNote) characters.")
        ) { moment, comment, person, reason, note in
            ReportInput(moment: moment, comment: comment, person: person, reason: reason, note: note)
        }
    }

    /// Returns the report to store.
    func report() throws(MomentsError) -> NewReport {
        NewReport(try subject(), reason: reason, note: try InputRules.reportNote(note))
    }

    private func subject() throws(MomentsError) -> ReportSubject {
        switch (moment, comment, person) {
        case (let moment?, nil, nil):
            guard let id = MomentID(moment.rawValue) else { throw .notFound("moment") }
            return .moment(id)
        case (nil, let comment?, nil):
            guard let id = CommentID(comment.rawValue) else { throw .notFound("comment") }
            return .comment(id)
        case (nil, nil, let person?):
            guard let id = PersonID(person.rawValue) else { throw .notFound("person") }
            return .person(id)
        default:
            throw .invalid("A report is about one moment, one comment or one person.", reason: "REPORT_SUBJECT")
        }
    }
}

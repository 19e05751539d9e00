/// What a person reports.
public enum ReportSubject: Hashable, Codable, Sendable {
    case moment(MomentID)
    case comment(CommentID)
    case person(PersonID)

    public var kind: ReportSubjectKind {
        switch self {
        case .moment: .moment
        case .comment: .comment
        case .person: .person
        }
    }
}

/// The kind of thing that a person reports.
public enum ReportSubjectKind: String, Codable, Sendable, CaseIterable {
    case moment = "MOMENT"
    case comment = "COMMENT"
    case person = "PERSON"
}

import GraphQL
import MomentsModel

/// A report of a person to staff.
enum ReportResolver {
    static var type: ObjectType<ReportRecord, MomentsContext> {
        ObjectType("Report", of: ReportRecord.self, in: MomentsContext.self) {
            Field("id") { report, _ in ID(report.id) }
            Field("subject", \.kind)
            Field("userDetails") { report, context in try await context.viewpoint().person(report.accused) }
                .description("The author of what was reported, or the person reported.")
            Field("reporter") { report, context in try await context.viewpoint().person(report.reporter) }
            Field("reason", \.reason)
            Field("note", \.note).description("What the reporter has added; may be empty.")
            Field("text", \.text)
                .description("The text of the moment or comment at the time of the report; of a person, the name.")
            Field("images") { report, context in try await images(of: report, context) }
                .description("The photos of a moment that still exists.")
            Field("isContentGone") { report, _ in isContentGone(report) }
                .description("Whether the moment or comment was deleted since.")
            Field("createdDate") { report, _ in UnixSeconds.text(of: report.created) }
            Field("resolvedDate") { report, _ in report.resolved.map(UnixSeconds.text) }
                .description("When it was answered; null while it is open.")
            Field("resolver") { report, context -> PersonRecord? in
                guard let resolver = report.resolver else { return nil }
                return try await context.viewpoint().people.load(resolver)
            }
            .description("Who has answered it; null while it is open, or if that person is gone.")
            Field("resolution", \.resolution)
        }
        .description("A report, with what was reported as it was then.")
    }

    /// The photos of an answered report are not returned: staff may see them only while it is open.
    private static func images(of report: ReportRecord, _ context: MomentsContext) async throws -> [PhotoRecord] {
        guard report.kind == .moment, report.resolved == nil, let moment = report.moment else { return [] }
        return try await context.viewpoint().photos.load(moment) ?? []
    }

    private static func isContentGone(_ report: ReportRecord) -> Bool {
        switch report.kind {
        case .moment: report.moment == nil
        case .comment: report.comment == nil
        case .person: false
        }
    }
}

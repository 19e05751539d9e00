import GraphQL
import Logging
import MomentsModel

/// Mutations for reports to staff.
enum ReportMutations {
    static var fields: [MutationField] {
        [
            Field("report", Arg("input", ReportInput.self)) { _, context, input in
                try await context.change(.report) { viewer, store in
                    try await store.report(try input.report(), by: viewer)
                }
                context.environment.metrics.reported()
                return true
            }
            .description(
                "Reports a moment, a comment or a person to the moderators; exactly one of the three IDs must be given."
            ),
            Field("resolveReport", Arg("id", ID.self), Arg("resolution", ReportResolution.self)) {
                _,
                context,
                id,
                resolution in
                try await context.change(.change) { viewer, store in
                    let report = try await store.resolveReport(try ReportID(id, of: "report"), resolution, by: viewer)
                    context.environment.logger.notice(
                        "A report was answered.",
                        metadata: [
                            "report": "\(report.id)", "resolution": "\(resolution.rawValue)", "staff": "\(viewer)",
                        ]
                    )
                    return report
                }
            }
            .description("Answers a report and all other open ones about the same thing. For moderators and admins."),
        ]
    }
}

import GraphQL
import TreeholeModel

/// The schema of the board.
enum BoardSchema {
    /// - Throws: `SchemaError` if the types are inconsistent, which a test would have found.
    static func make() throws(SchemaError) -> Schema<BoardContext> {
        try Schema(options: .server) {
            BoardQueries.type
            BoardMutations.type
            ObjectType("Subscription", in: BoardContext.self) {
                Field("boardChanges", subscribe: { _, context in try context.changes() })
                    .description("Reports that posts were added, changed or removed: query what is shown again.")
            }
            BoardTypes.all
            BoardInputs.post
            BoardInputs.search
            BoardInputs.settings
            EnumType("PostOrder", of: PostOrder.self)
            EnumType("Appearance", of: Appearance.self)
            EnumType("ReportReason", of: ReportReason.self)
            EnumType("Verdict", of: Verdict.self)
            EnumType("BoardChangeKind", of: BoardChange.Kind.self)
        }
    }
}

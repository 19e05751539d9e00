import GraphQL
import MomentsModel

/// Pages of moments, newest first.
enum MomentPages {
    /// - Parameter read: Returns moments older than the given one, up to the given number.
    static func page(
        _ first: Int,
        _ after: String?,
        read: (MomentID?, Int) async throws -> [MomentRecord]
    ) async throws -> Connection<MomentRecord> {
        let size = try Pages.size(first)
        let before: MomentID? = try Pages.id(after)
        let moments = try await read(before, size.limit)
        return Connection(moments, size, isFirstPage: before == nil) { Cursor($0.id.description) }
    }
}

import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func auditLog(before: AuditEntryID?, limit: Int, for admin: PersonID) async throws -> [AuditRecord] {
        let before = before?.rawValue ?? .max
        return try read { state in
            try state.checkAdmin(admin)
            return state.audit.filter { $0.id.rawValue < before }.reversed().first(limit)
        }
    }
}

extension InMemoryState {
    /// Records what staff or the operator have done.
    ///
    /// - Parameters:
    ///   - actor: Nil for the operator.
    ///   - person: To whom it was done; nil for nobody.
    mutating func log(
        _ action: AuditAction,
        by actor: PersonID?,
        about person: PersonID?,
        _ detail: String = "",
        at date: Date
    ) {
        let entry = AuditRecord(
            id: newID(),
            created: date,
            actor: actor,
            isOperator: actor == nil,
            action: action,
            person: person,
            detail: detail
        )
        audit.append(entry)
    }
}

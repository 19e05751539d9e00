import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func auditLog(before: AuditEntryID?, limit: Int, for admin: PersonID) async throws -> [AuditRecord] {
        let arguments: StoreArguments = ["before": before?.rawValue ?? .max, "limit": limit.asLimit]
        return try await read { db in
            try db.checkAdmin(admin)
            return try db.all(AuditSQL.page, arguments, AuditRecord.init)
        }
    }
}

extension StoreTransaction {
    /// Records what staff or the operator have done.
    ///
    /// - Parameters:
    ///   - actor: Nil for the operator.
    ///   - person: To whom it was done; nil for nobody.
    func log(_ action: AuditAction, by actor: PersonID?, about person: PersonID?, _ detail: String = "") throws {
        try db.run(
            AuditSQL.insert,
            [
                "now": now, "actor": actor?.rawValue, "isOperator": actor == nil, "action": action.rawValue,
                "person": person?.rawValue, "detail": detail,
            ]
        )
    }
}

extension AuditRecord {
    fileprivate init(_ row: any StoreRow) throws {
        self.init(
            id: AuditEntryID(rawValue: row[0]),
            created: Date(milliseconds: row[1]),
            actor: (row[2] as Int64?).map(PersonID.init(rawValue:)),
            isOperator: row[3],
            action: try AuditAction(rawValue: row[4]).read("action"),
            person: (row[5] as Int64?).map(PersonID.init(rawValue:)),
            detail: row[6]
        )
    }
}

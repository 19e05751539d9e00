import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that lists the people with accounts.
struct People: OperatorCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the people with accounts.",
        discussion: "One line for each, oldest first. The server can keep running."
    )

    @ParentCommand var serve: Serve

    func text(_ store: DatabaseMomentStore) async throws -> String {
        let rows = try await store.members().map { member in
            [
                "@\(member.handle)", member.name, Self.role(of: member),
                "since \(Self.day(member.created))", member.lastUsed.map { "seen \(Self.day($0))" } ?? "signed out",
                "\(member.friends) friends", "\(member.moments) moments", "\(member.photos) photos",
                Self.storage(of: member), Self.suspension(of: member),
            ]
        }
        guard let first = rows.first else { return "Nobody has an account yet." }
        let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return cells.joined(separator: "  ").replacing(#/ +$/#, with: "")
        }
        .joined(separator: "\n")
    }

    private static func role(of member: DatabaseMomentStore.Member) -> String {
        switch member.role {
        case .member: ""
        case .moderator: "moderator"
        case .admin: "admin"
        }
    }

    private static func storage(of member: DatabaseMomentStore.Member) -> String {
        let use = "\(megabytes(member.storage.bytes)) MB"
        return use + (member.storage.quota.map { " of \(megabytes($0)) MB" } ?? "")
    }

    /// Rounded up, so that only no photos take nothing.
    private static func megabytes(_ bytes: Int) -> Int { (bytes + 999_999) / 1_000_000 }

    private static func suspension(of member: DatabaseMomentStore.Member) -> String {
        guard let suspension = member.suspension else { return "" }
        return "suspended" + (suspension.until.map { " until \(day($0))" } ?? "")
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}

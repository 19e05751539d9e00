import Foundation
import ListKit
import MomentsModel

/// A record of the log in words.
enum AuditSentence {
    /// Returns who has done what to whom: "Ada made Grace a moderator".
    static func text(of entry: AuditEntry, _ localizer: Localizer) -> String {
        let unnamed = localizer.string(entry.isOperator ? "The operator" : "A former member", bundle: .module)
        let actor = entry.actor?.name ?? unnamed
        let person = entry.userDetails?.name ?? localizer.string("a former member", bundle: .module)
        func about(_ key: String) -> String { localizer.string(key, actor, person, bundle: .module) }
        func alone(_ key: String) -> String { localizer.string(key, actor, bundle: .module) }
        return switch entry.action {
        case .setRole:
            switch PersonRole(rawValue: entry.detail) {
            case .member: about("%@ made %@ a member without other rights")
            case .moderator: about("%@ made %@ a moderator")
            case .admin: about("%@ made %@ an admin")
            case nil: about("%@ changed the role of %@")
            }
        case .suspended: about("%@ suspended %@")
        case .endedSuspension: about("%@ ended the suspension of %@")
        case .setQuota:
            if let megabytes = Int(entry.detail), Limits.quotaMegabytes.contains(megabytes) {
                localizer.string(
                    "%@ limited the photos of %@ to %@",
                    actor,
                    person,
                    localizer.size(ofBytes: megabytes * 1_000_000),
                    bundle: .module
                )
            } else {
                about("%@ gave the photos of %@ the limit of the server")
            }
        case .dismissedReport: about("%@ saw no need to act on a report about %@")
        case .actedOnReport: about("%@ dealt with a report about %@")
        case .removedMoment: about("%@ deleted a moment of %@")
        case .removedComment: about("%@ deleted a comment of %@")
        case .announced: alone("%@ announced something to everybody")
        case .endedAnnouncement: alone("%@ ended an announcement")
        case .invited: alone("%@ created an invitation")
        case .revokedInvitation: alone("%@ revoked an invitation")
        case .createdPasswordReset: about("%@ created a password reset link for %@")
        case .signedOut: about("%@ signed %@ out everywhere")
        }
    }

    /// Returns what people have written about it, such as the reason of a suspension; nil if they have written nothing.
    static func quote(of entry: AuditEntry) -> String? {
        switch entry.action {
        case .suspended, .announced, .endedAnnouncement: entry.detail.isEmpty ? nil : entry.detail
        case .setRole, .endedSuspension, .setQuota, .dismissedReport, .actedOnReport, .removedMoment, .removedComment,
            .invited, .revokedInvitation, .createdPasswordReset, .signedOut:
            nil
        }
    }
}

import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord {
        try write { state, now in
            guard state.people[admin]?.role == .admin else { throw PersonRules.notAdmin }
            guard !state.invitations.contains(where: { $0.secretHash == secret.hash }) else {
                throw PersonRules.secretTaken
            }
            guard state.invitations.count(where: { $0.isOpen(at: now) }) < LinkRules.maximumOpenInvitations else {
                throw LinkRules.tooManyInvitations
            }
            let record = InvitationRecord(id: state.newID(), created: now)
            state.invitations.append(
                InMemoryState.Invitation(record: record, secretHash: secret.hash, createdBy: admin)
            )
            state.log(.invited, by: admin, about: nil, at: now)
            return record
        }
    }

    public func openInvitations() async throws -> [InvitationRecord] {
        let now = now()
        return read { state in state.invitations.filter { $0.isOpen(at: now) }.map(\.record).reversed() }
    }

    public func isOpen(_ secret: InvitationSecret) async throws -> Bool {
        let now = now()
        return read { state in
            state.invitations.contains { $0.secretHash == secret.hash && $0.isOpen(at: now) }
        }
    }

    public func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws {
        try write { state, now in
            guard state.people[admin]?.role == .admin else { throw PersonRules.notAdmin }
            guard let index = state.invitations.firstIndex(where: { $0.record.id == id && $0.isOpen(at: now) }) else {
                throw StoreError.notFound("invitation")
            }
            state.invitations.remove(at: index)
            state.log(.revokedInvitation, by: admin, about: nil, at: now)
        }
    }

    public func removeExpiredLinks() async throws -> Int {
        write { state, now in
            let before = state.invitations.count + state.passwordResets.count
            state.invitations.removeAll { $0.usedBy == nil && !$0.isOpen(at: now) }
            state.passwordResets = state.passwordResets.filter { $0.value.isValid(at: now) }
            return before - state.invitations.count - state.passwordResets.count
        }
    }
}

extension InMemoryState.Invitation {
    /// Whether the invitation can be used.
    func isOpen(at now: Date) -> Bool {
        usedBy == nil
            && record.created.milliseconds > LinkRules.limit(LinkRules.invitationLifetime, now: now.milliseconds)
    }
}

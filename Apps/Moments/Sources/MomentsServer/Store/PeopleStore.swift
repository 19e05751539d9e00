public import Foundation
public import MomentsModel

/// The storage for people: those who have an account, and those who leave. A part of a `MomentStore`.
public protocol PeopleStore: Sendable {
    // MARK: People

    /// Adds a person. An `invitation` is used up; without one this must be the first person, who becomes admin. Invitations
    /// expire after `LinkRules.invitationLifetime`.
    ///
    /// - Throws: `.handleTaken`, `.invitationInvalid`; `.invalid` if the chosen ID is taken.
    func addPerson(_ person: NewPerson, invitation: InvitationSecret?) async throws -> PersonRecord

    func hasPeople() async throws -> Bool

    func person(handle: Handle) async throws -> PersonRecord?

    /// Returns people without any visibility check; missing ones are omitted.
    func people(_ ids: [PersonID]) async throws -> [PersonID: PersonRecord]

    /// - Throws: `.notFound` if there is no such person, or the person has not uploaded the photo.
    func updatePerson(_ id: PersonID, _ change: PersonChange) async throws -> PersonRecord

    /// Returns the viewer's relation to each of some people: friendship, and the counts and dates the viewer may see. Omits people
    /// who have blocked the viewer, or whom the viewer has blocked.
    func relations(of viewer: PersonID, to people: [PersonID]) async throws -> [PersonID: Relation]

    // MARK: Leaving

    /// Sets the date at which an account is deleted: `Limits.deletionGrace` from now. Repeating it does not move the date.
    ///
    /// - Throws: `.notFound` if there is no such person; `.invalid` if nobody else is an admin.
    func requestDeletion(of person: PersonID) async throws -> Date

    /// Keeps an account after all. Does nothing if its deletion was not requested.
    func cancelDeletion(of person: PersonID) async throws

    /// Returns the date at which an account is deleted; nil if that was not requested.
    func deletionDate(of person: PersonID) async throws -> Date?

    /// Returns the people whose accounts are to be deleted, because their date has come.
    func leavers() async throws -> [PersonID]

    /// Deletes an account whose date has come, with all that is the person's: profile, moments with what is below them, likes and comments,
    /// friendships, notifications about them, photos, settings and sign-ins. Sends `.signedOut` to the person. The only admin stays.
    ///
    /// - Returns: The hashes of pictures that no record has any more, whose files the caller deletes; nil if the person stays.
    func removeLeaver(_ person: PersonID) async throws -> [String]?
}

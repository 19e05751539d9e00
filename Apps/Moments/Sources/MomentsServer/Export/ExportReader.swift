import Foundation
import MomentsModel

/// Reads what is a person's own, in pages, so that little of it is in memory at a time.
///
/// It asks the store as the person, so it returns nothing that the person may not see.
struct ExportReader: Sendable {
    /// How many moments, comments and friends are read at a time.
    static let pageSize = 100

    let person: PersonID
    let account: ExportAccount
    private let store: any MomentStore
    private let known: ExportKnown
    /// The newest moment when the export began: later ones are not in it, so that all its files have the same moments.
    private let newest: MomentID?

    /// - Throws: `StoreError`, `MomentsError.unauthenticated` if there is no such person.
    init(of id: PersonID, store: any MomentStore, files: any PhotoFiles, server: String?, date: Date) async throws {
        guard let record = try await store.people([id])[id] else { throw MomentsError.unauthenticated }
        let friends = try await Self.friends(of: id, in: store)
        let tags = try await store.tags(of: id)
        let known = ExportKnown(person: ExportPerson(record), friends: friends, tags: tags, files: files)
        person = id
        self.store = store
        self.known = known
        newest = try await store.moments(by: id, for: id, before: nil, limit: 1).first?.id
        account = ExportAccount(
            exported: date,
            server: server,
            profile: ExportProfile(
                id: id,
                handle: record.handle.description,
                name: record.name,
                created: record.created,
                isAdmin: record.isAdmin,
                role: record.role,
                avatar: try await known.file(hash: record.avatar, name: "avatar"),
                background: try await known.file(hash: record.background, name: "background")
            ),
            friends: friends,
            friendRequests: try await Self.requests(of: id, in: store),
            tags: tags.map { tag in
                ExportTag(id: tag.id, name: tag.name, people: tag.people.map(known.person))
            },
            blocked: try await store.blockedPeople(of: id).map { ExportPerson($0) },
            preferences: try await store.preferences(of: id),
            historyReach: try await store.historyReach(of: id),
            deletion: try await store.deletionDate(of: id),
            drafts: try await Self.drafts(of: id, in: store, known),
            reports: try await store.reports(by: id).map { report in
                ExportReport(
                    id: report.id,
                    created: report.created,
                    kind: report.kind,
                    person: known.person(report.accused),
                    moment: report.moment,
                    comment: report.comment,
                    reason: report.reason,
                    note: report.note
                )
            },
            notices: try await store.notices(of: id).map { notice in
                ExportNotice(kind: notice.kind, text: notice.text, created: notice.created, until: notice.until)
            },
            signIns: try await store.signIns(of: id).map { signIn in
                ExportSignIn(device: signIn.device, created: signIn.created, lastUsed: signIn.lastUsed)
            }
        )
    }

    private static func friends(of id: PersonID, in store: any MomentStore) async throws -> [ExportFriend] {
        var friends: [ExportFriend] = []
        var place: FriendPlace?
        repeat {
            let page = try await store.friends(of: id, search: nil, after: place, limit: pageSize)
            let relations = try await store.relations(of: id, to: page.map(\.id))
            let settings = try await store.friendSettings(of: id, for: page.map(\.id))
            friends += page.map { friend in
                ExportFriend(
                    person: ExportPerson(friend),
                    since: relations[friend.id]?.friendsSince,
                    hidesMine: settings[friend.id]?.hidesMine ?? false,
                    hidesTheirs: settings[friend.id]?.hidesTheirs ?? false
                )
            }
            place = page.last.map { FriendPlace(name: $0.name, id: $0.id) }
        } while place != nil
        return friends
    }

    private static func requests(of id: PersonID, in store: any MomentStore) async throws -> ExportRequests {
        let sent = try await store.sentRequests(of: id)
        let received = try await store.receivedRequests(of: id)
        let people = try await store.people(sent.map(\.to) + received.map(\.from))
        func request(_ person: PersonID, _ created: Date) -> ExportRequest {
            ExportRequest(
                person: people[person].map { ExportPerson($0) } ?? ExportPerson(unknown: person),
                created: created
            )
        }
        return ExportRequests(
            sent: sent.map { request($0.to, $0.created) },
            received: received.map { request($0.from, $0.created) }
        )
    }

    private static func drafts(
        of id: PersonID,
        in store: any MomentStore,
        _ known: ExportKnown
    ) async throws -> ExportDrafts {
        let moment = try await store.momentDraft(of: id)
        let comments = try await store.commentDrafts(of: id).sorted { $0.key < $1.key }
        let moments = try await store.moments(comments.map(\.key), for: id)
        let photos = try await known.photos(moment?.photos ?? [])
        return ExportDrafts(
            moment: moment.map { draft in
                ExportMomentDraft(
                    text: draft.text,
                    link: draft.url,
                    audience: known.audience(draft.audience),
                    photos: photos,
                    updated: draft.updated
                )
            },
            comments: comments.map { id, draft in
                ExportCommentDraft(
                    moment: moments[id].map(known.reference),
                    text: draft.text,
                    updated: draft.updated
                )
            }
        )
    }

    // MARK: Page by page

    /// Calls `body` with each of the person's moments, newest first.
    func forEachMoment(_ body: (ExportMoment) async throws -> Void) async throws {
        guard let newest else { return }
        var before = MomentID(rawValue: newest.rawValue + 1)
        while true {
            let page = try await store.moments(by: person, for: person, before: before, limit: Self.pageSize)
            guard let last = page.last else { return }
            let ids = page.map(\.id)
            let audiences = try await store.audiences(of: ids, for: person)
            let photos = try await store.photos(of: ids)
            let likes = try await store.likes(of: ids, for: person)
            for moment in page {
                try await body(
                    ExportMoment(
                        id: moment.id,
                        created: moment.created,
                        edited: moment.edited,
                        text: moment.text,
                        link: moment.url,
                        audience: known.audience(audiences[moment.id] ?? MomentAudience(moment.visibility)),
                        photos: try await known.photos(photos[moment.id] ?? []),
                        likes: (likes[moment.id] ?? []).map(known.person)
                    )
                )
            }
            before = last.id
        }
    }

    /// Calls `body` with the photos of each of the person's moments.
    func forEachPhoto(_ body: (ExportPhoto) async throws -> Void) async throws {
        guard let newest else { return }
        var before = MomentID(rawValue: newest.rawValue + 1)
        while true {
            let page = try await store.moments(by: person, for: person, before: before, limit: Self.pageSize)
            guard let last = page.last else { return }
            let photos = try await store.photos(of: page.map(\.id))
            for moment in page {
                for photo in photos[moment.id] ?? [] { try await body(try await known.photo(photo)) }
            }
            before = last.id
        }
    }

    /// Calls `body` with each comment below a moment of the person's own, oldest first.
    func forEachComment(of moment: MomentID, _ body: (ExportComment) async throws -> Void) async throws {
        var after: CommentID?
        repeat {
            let page = try await store.comments(of: moment, for: person, after: after, limit: Self.pageSize)
            for comment in page {
                try await body(
                    ExportComment(
                        id: comment.id,
                        created: comment.created,
                        author: known.person(comment.author),
                        text: comment.text,
                        replyTo: comment.replyTo
                    )
                )
            }
            after = page.count < Self.pageSize ? nil : page.last?.id
        } while after != nil
    }

    /// Calls `body` with each comment that the person has written, oldest first.
    func forEachOwnComment(_ body: (ExportOwnComment) async throws -> Void) async throws {
        var after: CommentID?
        repeat {
            let page = try await store.comments(by: person, after: after, limit: Self.pageSize)
            let moments = try await store.moments(Array(Set(page.map(\.moment))), for: person)
            for comment in page {
                try await body(
                    ExportOwnComment(
                        id: comment.id,
                        created: comment.created,
                        text: comment.text,
                        replyTo: comment.replyTo,
                        moment: moments[comment.moment].map(known.reference)
                    )
                )
            }
            after = page.count < Self.pageSize ? nil : page.last?.id
        } while after != nil
    }

    /// Calls `body` with each moment that the person likes.
    func forEachLike(_ body: (ExportMomentReference) async throws -> Void) async throws {
        var after: MomentID?
        repeat {
            let page = try await store.likedMoments(of: person, after: after, limit: Self.pageSize)
            let moments = try await store.moments(page, for: person)
            for moment in page.compactMap({ moments[$0] }) { try await body(known.reference(moment)) }
            after = page.count < Self.pageSize ? nil : page.last
        } while after != nil
    }
}

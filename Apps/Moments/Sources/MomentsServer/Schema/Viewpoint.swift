import GraphQL
import MomentsModel
import Synchronization

/// The people and moments that one person may see, loaded in batches and cached for one request.
final class Viewpoint: Sendable {
    let person: SignedInPerson
    let people: DataLoader<PersonID, PersonRecord>
    let relations: DataLoader<PersonID, Relation>
    let moments: DataLoader<MomentID, MomentRecord>
    let likes: DataLoader<MomentID, [PersonID]>
    let photos: DataLoader<MomentID, [PhotoRecord]>
    let linkCards: DataLoader<MomentID, LinkCardRecord>
    let commentLinkCards: DataLoader<CommentID, LinkCardRecord>
    let summaries: DataLoader<SummaryKey, CommentSummary>
    let comments: DataLoader<CommentID, CommentRecord>
    /// The people mentioned in moments.
    private let mentions: DataLoader<MomentID, [PersonID]>
    /// The people mentioned in comments.
    private let commentMentions: DataLoader<CommentID, [PersonID]>
    /// The audiences of the viewer's own moments.
    let audiences: DataLoader<MomentID, MomentAudience>
    /// What the viewer has set about friends.
    let friendSettings: DataLoader<PersonID, FriendSettings>
    private let addresses: PhotoAddresses
    private let paths = Mutex<[PhotoKey: String]>([:])

    private struct PhotoKey: Hashable {
        let hash: String
        let size: PhotoSize
    }

    /// A moment, and how many of its last comments to load.
    struct SummaryKey: Hashable, Sendable {
        let moment: MomentID
        let last: Int
    }

    init(of person: SignedInPerson, _ environment: MomentsEnvironment) {
        let store = environment.store
        let viewer = person.id
        self.person = person
        addresses = environment.addresses
        people = DataLoader { ids in try await environment.ask { try await store.people(ids) } }
        relations = DataLoader { ids in try await environment.ask { try await store.relations(of: viewer, to: ids) } }
        moments = DataLoader { ids in try await environment.ask { try await store.moments(ids, for: viewer) } }
        likes = DataLoader { ids in try await environment.ask { try await store.likes(of: ids, for: viewer) } }
        photos = DataLoader { ids in try await environment.ask { try await store.photos(of: ids) } }
        linkCards = DataLoader { ids in try await environment.ask { try await store.linkCards(of: ids) } }
        commentLinkCards = DataLoader { ids in try await environment.ask { try await store.linkCards(of: ids) } }
        comments = DataLoader { ids in try await environment.ask { try await store.comments(ids, for: viewer) } }
        mentions = DataLoader { ids in try await environment.ask { try await store.mentions(in: ids, for: viewer) } }
        commentMentions = DataLoader { ids in
            try await environment.ask { try await store.mentions(in: ids, for: viewer) }
        }
        audiences = DataLoader { ids in try await environment.ask { try await store.audiences(of: ids, for: viewer) } }
        friendSettings = DataLoader { ids in
            try await environment.ask { try await Self.friendSettings(for: ids, of: viewer, from: store) }
        }
        summaries = DataLoader { keys in
            try await environment.ask { try await Self.summaries(keys, for: viewer, from: store) }
        }
    }

    /// Loads counts and last comments with one query, however many comments each field requests.
    private static func summaries(
        _ keys: [SummaryKey],
        for viewer: PersonID,
        from store: any MomentStore
    ) async throws -> [SummaryKey: CommentSummary] {
        let moments = Array(Set(keys.map(\.moment))).sorted()
        let last = keys.map(\.last).max() ?? 0
        let found = try await store.commentSummaries(of: moments, for: viewer, last: last)
        var summaries: [SummaryKey: CommentSummary] = [:]
        for key in keys {
            guard var summary = found[key.moment] else { continue }
            summary.latest = Array(summary.latest.suffix(key.last))
            summaries[key] = summary
        }
        return summaries
    }

    /// Loads the settings and the tags of any number of friends with two queries.
    private static func friendSettings(
        for people: [PersonID],
        of viewer: PersonID,
        from store: any MomentStore
    ) async throws -> [PersonID: FriendSettings] {
        let found = try await store.friendSettings(of: viewer, for: people)
        guard !found.isEmpty else { return [:] }
        var settings = found.mapValues { FriendSettings(hidesMine: $0.hidesMine, hidesTheirs: $0.hidesTheirs) }
        for tag in try await store.tags(of: viewer) {
            for person in tag.people { settings[person]?.tags.append(tag.id) }
        }
        return settings
    }

    /// Returns the people mentioned in a moment, as far as the viewer may know them.
    func people(mentionedIn moment: MomentID) async throws -> [PersonRecord] {
        let ids = try await mentions.load(moment) ?? []
        return try await people.load(ids).compactMap { $0 }
    }

    /// Returns the people mentioned in a comment, as far as the viewer may know them.
    func people(mentionedIn comment: CommentID) async throws -> [PersonRecord] {
        let ids = try await commentMentions.load(comment) ?? []
        return try await people.load(ids).compactMap { $0 }
    }

    /// Returns the path of a photo, valid for the viewer. Cached, because a response contains the same avatars many times.
    func path(of hash: String, _ size: PhotoSize) -> String {
        let key = PhotoKey(hash: hash, size: size)
        if let path = paths.withLock({ $0[key] }) { return path }
        let path = addresses.path(hash: hash, size: size, viewer: person.id)
        paths.withLock { $0[key] = path }
        return path
    }

    // MARK: Required records

    /// Returns a person that the viewer may see; throws `NOT_FOUND` if there is none.
    func person(_ id: PersonID) async throws -> PersonRecord {
        guard let person = try await people.load(id) else { throw MomentsError.notFound("person").graphQL }
        return person
    }

    /// Returns a moment that the viewer may see; throws `NOT_FOUND` if there is none.
    func moment(_ id: MomentID) async throws -> MomentRecord {
        guard let moment = try await moments.load(id) else { throw MomentsError.notFound("moment").graphQL }
        return moment
    }

    func relation(to id: PersonID) async throws -> Relation {
        try await relations.load(id)
            ?? Relation(friendship: .stranger, friendsSince: nil, momentCount: 0, lastMoment: nil)
    }
}

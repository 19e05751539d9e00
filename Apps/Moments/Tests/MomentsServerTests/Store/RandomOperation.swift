import Foundation
import MomentsModel
import MomentsServer
import TestSupport

/// Something somebody does, mostly sensible and sometimes not.
enum RandomOperation {
    case rename(PersonID, PersonChange)
    case request(PersonID, PersonID)
    case accept(FriendRequestID, PersonID)
    case decline(FriendRequestID, PersonID)
    case part(PersonID, PersonID)
    case publish(NewMoment, PersonID)
    case deleteMoment(MomentID, PersonID)
    case like(Bool, MomentID, PersonID)
    case comment(NewComment, PersonID)
    case deleteComment(CommentID, PersonID)
    case markRead(NotificationID, PersonID)
    case upload(NewPhoto, PersonID)
    case cleanUp(Duration)
    case preference(String, String?, PersonID)
    case saveMomentDraft(NewMomentDraft, PersonID)
    case saveCommentDraft(NewCommentDraft, PersonID)
    case expireDrafts(Duration)

    /// Does it, and says what came of it.
    func run(on store: any MomentStore) async -> String {
        do {
            return try await "\(answer(of: store))"
        } catch {
            return "failed: \(error)"
        }
    }

    private func answer(of store: any MomentStore) async throws -> Any {
        switch self {
        case .rename(let person, let change): return try await store.updatePerson(person, change)
        case .request(let a, let b): return try await store.requestFriendship(from: a, to: b)
        case .accept(let id, let person): return try await store.acceptRequest(id, by: person)
        case .decline(let id, let person): return try await store.removeRequest(id, by: person)
        case .part(let a, let b): return try await store.removeFriend(b, of: a)
        case .publish(let moment, let person): return try await store.publish(moment, by: person)
        case .deleteMoment(let id, let person): return try await store.deleteMoment(id, by: person)
        case .like(let isLiked, let moment, let person):
            return try await store.setLike(isLiked, of: moment, by: person)
        case .comment(let comment, let person): return try await store.addComment(comment, by: person)
        case .deleteComment(let id, let person): return try await store.deleteComment(id, by: person)
        case .markRead(let id, let person): return try await store.markNotificationsRead(of: person, upTo: id)
        case .upload(let photo, let person): return try await store.addPhoto(photo, by: person)
        case .cleanUp(let age): return try await store.removeUnusedPhotos(olderThan: age)
        case .preference(let key, let value, let person):
            return try await store.setPreference(key, to: value, of: person)
        case .saveMomentDraft(let draft, let person): return try await store.saveMomentDraft(draft, of: person)
        case .saveCommentDraft(let draft, let person): return try await store.saveCommentDraft(draft, of: person)
        case .expireDrafts(let lifetime): return try await store.removeExpiredDrafts(lifetime: lifetime)
        }
    }
}

/// Makes up what people do, from a seed.
///
/// Mostly it is something they can do, which it asks a store about; but nothing keeps it from the rest.
struct RandomLife {
    private var generator: SeededGenerator
    let people: Int64

    init(seed: UInt64, people: Int64) {
        generator = SeededGenerator(seed: seed)
        self.people = people
    }

    mutating func next(in store: any MomentStore) async throws -> RandomOperation {
        let me = person()
        let other = person()
        let seen = try await store.timeline(of: me, before: nil, limit: 30).map(\.id)
        switch number(below: 100) {
        case 0..<10:
            return .request(me, other)
        case 10..<18:
            return .accept(one(of: try await store.receivedRequests(of: me).map(\.id)), me)
        case 18..<20:
            return .decline(one(of: try await store.sentRequests(of: me).map(\.id)), me)
        case 20..<23:
            return .part(one(of: try await friends(of: me, in: store)), me)
        case 23..<35:
            return .publish(moment(), me)
        case 35..<38:
            let mine = try await store.moments(by: me, for: me, before: nil, limit: 30).map(\.id)
            return .deleteMoment(one(of: mine), me)
        case 38..<58:
            return .like(number(below: 4) > 0, one(of: seen), me)
        case 58..<80:
            let moment = one(of: seen)
            let known = try await store.comments(of: moment, for: me, after: nil, limit: 30).map(\.id)
            return .comment(comment(moment, answering: number(below: 2) == 0 ? one(of: known) : nil), me)
        case 80..<85:
            let known = try await store.comments(of: one(of: seen), for: me, after: nil, limit: 30)
            return .deleteComment(one(of: known.filter { $0.author == me }.map(\.id)), me)
        case 85..<88:
            return .markRead(one(of: try await store.notifications(of: me, before: nil, limit: 9).map(\.id)), me)
        case 88..<94:
            return .upload(NewPhoto(hash: "hash \(number(below: 40))", width: 4, height: 3), me)
        case 94:
            return .cleanUp(.seconds(number(below: 100)))
        case 95:
            return .rename(me, change())
        case 96:
            let written = moment()
            return .saveMomentDraft(
                NewMomentDraft(
                    text: written.text,
                    url: written.url,
                    photos: written.photos,
                    visibility: written.visibility
                ),
                me
            )
        case 97:
            let moment = one(of: seen)
            let known = try await store.comments(of: moment, for: me, after: nil, limit: 30).map(\.id)
            let written = comment(moment, answering: number(below: 2) == 0 ? one(of: known) : nil)
            return number(below: 9) == 0
                ? .expireDrafts(.seconds(number(below: 200)))
                : .saveCommentDraft(
                    NewCommentDraft(moment: moment, text: written.text, replyTo: written.replyTo),
                    me
                )
        default:
            return .preference("key \(number(below: 3))", number(below: 2) > 0 ? "value" : nil, me)
        }
    }

    /// How far the clock goes on before the next operation; now and then it goes back.
    mutating func seconds() -> Double { Double(number(below: 20) - 3) / 4 }

    private mutating func number(below limit: Int64) -> Int64 { Int64.random(in: 0..<limit, using: &generator) }

    /// Somebody, or now and then nobody.
    private mutating func person() -> PersonID {
        PersonID(rawValue: number(below: 30) == 0 ? people + 1 : 1 + number(below: people))
    }

    /// One of some things; or any, now and then and when there are none.
    private mutating func one<Entity>(of things: [Identifier<Entity>]) -> Identifier<Entity> {
        if things.isEmpty || number(below: 8) == 0 { return Identifier(rawValue: 1 + number(below: 300)) }
        return things[Int(number(below: Int64(things.count)))]
    }

    private func friends(of person: PersonID, in store: any MomentStore) async throws -> [PersonID] {
        try await store.friends(of: person, search: nil, after: nil, limit: 99).map(\.id)
    }

    private mutating func moment() -> NewMoment {
        let photos = (0..<number(below: 3)).map { _ in
            NewMoment.Photo(id: PhotoID(rawValue: 1 + number(below: 80)), altText: "picture \(number(below: 9))")
        }
        return NewMoment(
            text: number(below: 9) == 0 ? "" : "moment \(number(below: 1000))",
            url: number(below: 6) == 0 ? "https://example.com" : nil,
            photos: number(below: 3) == 0 ? photos : [],
            visibility: number(below: 6) == 0 ? .onlyMe : .friends,
            endsDraft: number(below: 4) == 0
        )
    }

    private mutating func comment(_ moment: MomentID, answering comment: CommentID?) -> NewComment {
        let text = number(below: 30) == 0 ? "" : "comment \(number(below: 1000))"
        return NewComment(moment: moment, text: text, replyTo: comment, endsDraft: number(below: 4) == 0)
    }

    private mutating func change() -> PersonChange {
        switch number(below: 3) {
        case 0: PersonChange(name: ["zoe", "Zoe", "李雷", "ÉMILE", "émile"][Int(number(below: 5))])
        case 1: PersonChange(avatar: PhotoID(rawValue: 1 + number(below: 80)))
        default: PersonChange(background: PhotoID(rawValue: 1 + number(below: 80)))
        }
    }
}

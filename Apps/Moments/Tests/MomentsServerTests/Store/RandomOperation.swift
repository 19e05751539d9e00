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
    case setAudience(MomentAudience, MomentID, PersonID)
    case edit(MomentID, String, PersonID)
    case saveTag(TagID?, String, [PersonID], PersonID)
    case removeTag(TagID, PersonID)
    case settings(FriendSettingsChange, PersonID, PersonID)
    case reach(HistoryReach, PersonID)
    case block(PersonID, PersonID)
    case unblock(PersonID, PersonID)
    case leave(PersonID)
    case stay(PersonID)
    case removeLeavers
    case report(NewReport, PersonID)
    case resolve(ReportID, ReportResolution, PersonID)
    case expireReports(Duration)
    case role(PersonRole, PersonID, PersonID)

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
        case .setAudience(let audience, let moment, let person):
            return try await store.setAudience(audience, of: moment, by: person)
        case .edit(let moment, let text, let person): return try await store.editMoment(moment, text: text, by: person)
        case .saveTag(let id, let name, let people, let owner):
            return try await store.saveTag(id, name: name, people: people, of: owner)
        case .removeTag(let id, let owner): return try await store.removeTag(id, of: owner)
        case .settings(let change, let friend, let person):
            return try await store.changeFriendSettings(change, of: friend, by: person)
        case .reach(let reach, let person): return try await store.setHistoryReach(reach, of: person)
        case .block(let person, let viewer): return try await store.block(person, by: viewer)
        case .unblock(let person, let viewer): return try await store.unblock(person, by: viewer)
        case .leave(let person): return try await store.requestDeletion(of: person)
        case .stay(let person): return try await store.cancelDeletion(of: person)
        case .removeLeavers: return try await store.removeLeavers()
        case .report(let report, let person): return try await store.report(report, by: person)
        case .resolve(let id, let resolution, let staff):
            return try await store.resolveReport(id, resolution, by: staff)
        case .expireReports(let age): return try await store.removeResolvedReports(olderThan: age)
        case .role(let role, let person, let admin): return try await store.setRole(role, of: person, by: admin)
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
        switch number(below: 132) {
        case 0..<10:
            return .request(me, other)
        case 10..<18:
            return .accept(one(of: try await store.receivedRequests(of: me).map(\.id)), me)
        case 18..<20:
            return .decline(one(of: try await store.sentRequests(of: me).map(\.id)), me)
        case 20..<23:
            return .part(one(of: try await friends(of: me, in: store)), me)
        case 23..<35:
            return .publish(moment(for: try await audience(of: me, in: store)), me)
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
            let written = moment(for: try await audience(of: me, in: store))
            return .saveMomentDraft(
                NewMomentDraft(
                    text: written.text,
                    url: written.url,
                    photos: written.photos,
                    audience: written.audience
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
        case 100..<103:
            let mine = try await store.moments(by: me, for: me, before: nil, limit: 30).map(\.id)
            return .setAudience(try await audience(of: me, in: store), one(of: mine), me)
        case 103..<105:
            let mine = try await store.moments(by: me, for: me, before: nil, limit: 3).map(\.id)
            let text = number(below: 4) == 0 ? "" : "edited \(number(below: 9))\(mention())"
            return .edit(one(of: mine), text, me)
        case 105..<109:
            let own = try await store.tags(of: me).map(\.id)
            let friends = try await friends(of: me, in: store)
            let people = (0..<number(below: 4)).map { _ in one(of: friends) }
            let name = ["Family", "family", "Work", "公司", " "][Int(number(below: 5))]
            return .saveTag(number(below: 2) == 0 ? one(of: own) : nil, name, people, me)
        case 109:
            return .removeTag(one(of: try await store.tags(of: me).map(\.id)), me)
        case 110..<114:
            let own = try await store.tags(of: me).map(\.id)
            let change =
                switch number(below: 3) {
                case 0: FriendSettingsChange(hidesMine: number(below: 2) == 0)
                case 1: FriendSettingsChange(hidesTheirs: number(below: 2) == 0)
                default: FriendSettingsChange(tags: (0..<number(below: 3)).map { _ in one(of: own) })
                }
            return .settings(change, one(of: try await friends(of: me, in: store)), me)
        case 114:
            return .reach(HistoryReach.allCases[Int(number(below: 4))], me)
        case 115:
            return .block(other, me)
        case 116..<118:
            return .unblock(one(of: try await store.blockedPeople(of: me).map(\.id)), me)
        case 118: return number(below: 12) == 0 ? .leave(me) : .stay(me)
        case 119: return .stay(me)
        case 120: return .removeLeavers
        case 121..<126:
            let moment = one(of: seen)
            let known = try await store.comments(of: moment, for: me, after: nil, limit: 30).map(\.id)
            let subject: ReportSubject =
                switch number(below: 3) {
                case 0: .moment(moment)
                case 1: .comment(one(of: known))
                default: .person(other)
                }
            let reason = ReportReason.allCases[Int(number(below: 5))]
            let note = number(below: 20) == 0 ? String(repeating: "x", count: Limits.reportNote + 1) : "note"
            return .report(NewReport(subject, reason: reason, note: note), me)
        case 126..<130:
            // The first person is an admin, mostly.
            let staff = number(below: 3) > 0 ? 1 : me
            let resolution = ReportResolution.allCases[Int(number(below: 3))]
            return .resolve(one(of: try await openReports(for: staff, in: store)), resolution, staff)
        case 130:
            return .expireReports(.seconds(number(below: 200)))
        case 131:
            let role = PersonRole.allCases[Int(number(below: 3))]
            return .role(role, other, number(below: 3) > 0 ? 1 : me)
        default:
            return .preference("key \(number(below: 3))", number(below: 2) > 0 ? "value" : nil, me)
        }
    }

    /// How far the clock goes on before the next operation; now and then it goes back.
    mutating func seconds() -> Double { Double(number(below: 20) - 3) / 4 + (number(below: 100) == 0 ? 86_400 : 0) }

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

    /// The open reports that somebody is shown; none unless they are staff.
    private func openReports(for person: PersonID, in store: any MomentStore) async throws -> [ReportID] {
        do {
            return try await store.reports(isOpen: true, before: nil, limit: 9, for: person).map(\.id)
        } catch let error as StoreError where error.reason == "NOT_STAFF" {
            return []
        }
    }

    /// The mention of somebody at the end of a text, or nothing.
    private mutating func mention() -> String {
        number(below: 3) == 0 ? " @person_\(1 + number(below: people + 1))" : ""
    }

    private mutating func audience(of person: PersonID, in store: any MomentStore) async throws -> MomentAudience {
        switch number(below: 8) {
        case 0: return .onlyMe
        case 1, 2:
            let own = try await store.tags(of: person).map(\.id)
            let friends = try await friends(of: person, in: store)
            return MomentAudience(
                number(below: 2) == 0 ? .selected : .except,
                tags: (0..<number(below: 2)).map { _ in one(of: own) },
                people: (0..<number(below: 3)).map { _ in one(of: friends) }
            )
        default: return .friends
        }
    }

    private mutating func moment(for audience: MomentAudience) -> NewMoment {
        let photos = (0..<number(below: 3)).map { _ in
            NewMoment.Photo(id: PhotoID(rawValue: 1 + number(below: 80)), altText: "picture \(number(below: 9))")
        }
        return NewMoment(
            text: number(below: 9) == 0 ? "" : "moment \(number(below: 1000))\(mention())",
            url: number(below: 6) == 0 ? "https://example.com" : nil,
            photos: number(below: 3) == 0 ? photos : [],
            audience: audience,
            endsDraft: number(below: 4) == 0
        )
    }

    private mutating func comment(_ moment: MomentID, answering comment: CommentID?) -> NewComment {
        let text = number(below: 30) == 0 ? "" : "comment \(number(below: 1000))\(mention())"
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

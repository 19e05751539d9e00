import Foundation
import MomentsModel
import MomentsServer

/// A writer of the plan's events, one after the other. Skips those that an earlier, interrupted run has written.
struct DemoEventWriter {
    private let store: any MomentStore
    private let plan: DemoPlan
    private let content: DemoContent
    private let pictures: DemoPictures
    /// The moments that existed before, each person's oldest first.
    private var written: [PersonID: ArraySlice<MomentRecord>] = [:]
    /// The IDs of the plan's moments, by index.
    private var moments: [Int: MomentID] = [:]
    /// The IDs of a moment's comments, by the moment's index.
    private var comments: [Int: [CommentID]] = [:]

    init(store: any MomentStore, plan: DemoPlan, content: DemoContent, pictures: DemoPictures) async throws {
        (self.store, self.plan, self.content, self.pictures) = (store, plan, content, pictures)
        for index in plan.people.indices {
            let person = PersonID(rawValue: Int64(index))
            let moments = try await store.moments(by: person, for: person, before: nil, limit: plan.moments.count)
            written[person] = moments.reversed()[...]
        }
    }

    mutating func write(_ event: DemoPlan.Event) async throws {
        switch event.action {
        case .befriend(let a, let b):
            // A request to a person who has sent one accepts it. Both calls do nothing for people who are friends.
            _ = try await store.requestFriendship(from: a, to: b)
            _ = try await store.requestFriendship(from: b, to: a)
        case .ask(let from, let to):
            _ = try await store.requestFriendship(from: from, to: to)
        case .publish(let index):
            try await publish(index, at: event.date)
        case .like(let index, let person):
            try await store.setLike(true, of: moment(index), by: person)
        case .comment(let index, let place):
            try await comment(index, place, at: event.date)
        }
    }

    private mutating func publish(_ index: Int, at date: Date) async throws {
        let moment = plan.moments[index]
        let author = try plan.number(of: moment.author)
        if let record = written[author]?.popFirst() {
            moments[index] = record.id
            let known = try await store.comments(of: record.id, for: author, after: nil, limit: moment.comments.count)
            comments[index] = known.map(\.id)
            return
        }
        var photos: [NewMoment.Photo] = []
        for name in moment.photos {
            let record = try await store.addPhoto(NewPhoto(pictures.photo(name)), by: author)
            photos.append(NewMoment.Photo(id: record.id, altText: description(of: name, in: moment)))
        }
        let new = NewMoment(
            text: moment.text,
            url: moment.link,
            photos: photos,
            audience: MomentAudience(moment.visibility),
            created: date
        )
        moments[index] = try await store.publish(new, by: author).id
    }

    private mutating func comment(_ index: Int, _ place: Int, at date: Date) async throws {
        let known = comments[index, default: []]
        guard known.count <= place else { return }
        let comment = plan.moments[index].comments[place]
        let new = NewComment(
            moment: try moment(index),
            text: comment.text,
            replyTo: comment.answers.map { known[$0] },
            created: date
        )
        let record = try await store.addComment(new, by: plan.number(of: comment.author))
        comments[index, default: []].append(record.id)
    }

    private func moment(_ index: Int) throws -> MomentID {
        guard let id = moments[index] else { throw DemoContentError("moment \(index) comes after an event about it") }
        return id
    }

    /// In the language of the moment's text.
    private func description(of photo: String, in moment: DemoMoment) -> String {
        content.descriptions[photo]?[DemoLanguage(of: moment.text)] ?? ""
    }
}

import Foundation
import MomentsModel

/// All events of the demo in chronological order, computed in advance, so that they can be checked without a store.
struct DemoPlan: Sendable {
    enum Action: Hashable, Sendable {
        case befriend(PersonID, PersonID)
        case ask(PersonID, PersonID)
        /// The index of the moment in `moments`.
        case publish(Int)
        case like(moment: Int, PersonID)
        case comment(moment: Int, Int)
    }

    struct Event: Hashable, Sendable {
        var date: Date
        var action: Action
    }

    let people: [DemoPerson]
    /// In chronological order.
    let moments: [DemoMoment]
    let events: [Event]
    /// When people joined.
    let start: Date
    private let numbers: [String: PersonID]

    /// - Throws: `DemoContentError` if a person acts on something they cannot see.
    init(_ content: DemoContent, now: Date, calendar: Calendar) throws {
        people = content.people
        start = now.addingTimeInterval(-170 * 86_400)
        let numbers = Dictionary(
            uniqueKeysWithValues: people.enumerated().map { ($1.handle, PersonID(rawValue: Int64($0))) }
        )
        self.numbers = numbers
        var builder = PlanBuilder(numbers: numbers, now: now, calendar: calendar)
        moments = content.moments.enumerated()
            .sorted {
                ($0.element.age.date(before: now, in: calendar), $0.offset) < (
                    $1.element.age.date(before: now, in: calendar), $1.offset
                )
            }
            .map(\.element)
        for (index, pair) in content.friendships.enumerated() {
            try builder.befriend(pair.0, pair.1, at: start.addingTimeInterval(3600 * Double(index + 1)))
        }
        for request in content.requests { try builder.ask(request) }
        for (index, moment) in moments.enumerated() { try builder.publish(moment, index) }
        // Events with equal dates stay in the order in which they were added.
        events = builder.events.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
            .map(\.element)
    }

    func number(of handle: String) throws -> PersonID {
        guard let number = numbers[handle] else { throw DemoContentError("there is no person '\(handle)'") }
        return number
    }
}

/// A builder of the events. It decides who likes what and when, within the visibility rules.
private struct PlanBuilder {
    let numbers: [String: PersonID]
    let now: Date
    let calendar: Calendar
    var events: [DemoPlan.Event] = []
    private var friends: [PersonID: Set<PersonID>] = [:]

    init(numbers: [String: PersonID], now: Date, calendar: Calendar) {
        (self.numbers, self.now, self.calendar) = (numbers, now, calendar)
    }

    mutating func befriend(_ a: String, _ b: String, at date: Date) throws {
        let (a, b) = try (number(a), number(b))
        friends[a, default: []].insert(b)
        friends[b, default: []].insert(a)
        events.append(DemoPlan.Event(date: date, action: .befriend(a, b)))
    }

    mutating func ask(_ request: DemoContent.Request) throws {
        let (from, to) = try (number(request.from), number(request.to))
        guard friends[from]?.contains(to) != true else {
            throw DemoContentError("\(request.from) sends a request to \(request.to), who is already a friend")
        }
        events.append(DemoPlan.Event(date: request.age.date(before: now, in: calendar), action: .ask(from, to)))
    }

    mutating func publish(_ moment: DemoMoment, _ index: Int) throws {
        let date = moment.age.date(before: now, in: calendar)
        events.append(DemoPlan.Event(date: date, action: .publish(index)))
        var random = SeededNumbers(seed: UInt64(index) &* 7919 &+ 1)
        let times = times(after: date, count: moment.comments.count, using: &random)
        for (place, comment) in moment.comments.enumerated() {
            try check(comment, of: moment)
            events.append(DemoPlan.Event(date: times[place], action: .comment(moment: index, place)))
        }
        guard moment.visibility == .friends else { return }
        // Some moments get more likes than others.
        let charm = Double.random(in: 0.5...1, using: &random)
        let author = try number(moment.author)
        for friend in friends[author, default: []].sorted() where Double.random(in: 0..<1, using: &random) < charm {
            let time = self.times(after: date, count: 1, using: &random)[0]
            events.append(DemoPlan.Event(date: time, action: .like(moment: index, friend)))
        }
    }

    /// Returns dates of replies: most within hours, and all before now.
    private func times(after date: Date, count: Int, using random: inout SeededNumbers) -> [Date] {
        let span = min(now.timeIntervalSince(date) * 0.9, 20 * 3600)
        return (0..<count).map { _ in Double.random(in: 0.05..<1, using: &random) }.sorted()
            .map { date.addingTimeInterval((span * $0 * $0).rounded(.down)) }
    }

    private func check(_ comment: DemoMoment.Comment, of moment: DemoMoment) throws {
        let (author, writer) = try (number(moment.author), number(comment.author))
        let what = "\(comment.author) comments '\(comment.text)' on a moment by \(moment.author)"
        guard writer == author || (isFriend(writer, author) && moment.visibility == .friends) else {
            throw DemoContentError("\(what), but cannot see it")
        }
        guard let answered = try comment.answers.map({ try number(moment.comments[$0].author) }) else { return }
        guard writer == author || writer == answered || isFriend(writer, answered) else {
            throw DemoContentError("\(what), but cannot see the comment it replies to")
        }
    }

    private func isFriend(_ a: PersonID, _ b: PersonID) -> Bool { friends[a]?.contains(b) == true }

    private func number(_ handle: String) throws -> PersonID {
        guard let number = numbers[handle] else { throw DemoContentError("there is no person '\(handle)'") }
        return number
    }
}

import Foundation
import MomentsModel
import Testing

@testable import MomentsDemo

@Suite struct DemoPlanTests {
    private let plan: DemoPlan

    init() throws { plan = try DemoPlan(DemoContent(), now: today, calendar: calendar) }

    @Test func `all is over by now, and the newest moment is some minutes old`() {
        let published = plan.events.filter { if case .publish = $0.action { true } else { false } }.map(\.date)

        #expect(plan.events.allSatisfy { $0.date < today })
        #expect(plan.events.map(\.date) == plan.events.map(\.date).sorted())
        #expect(published.last == today.addingTimeInterval(-4 * 60))
        #expect(today.timeIntervalSince(published[0]) > 140 * 86_400)
    }

    @Test func `there are a thousand likes, and nobody likes a moment twice`() {
        let likes = plan.events.map(\.action).filter { if case .like = $0 { true } else { false } }

        #expect(likes.count >= 1000)
        #expect(Set(likes).count == likes.count)
    }

    @Test func `nothing is done to a moment before it is published`() {
        var published: Set<Int> = []
        for event in plan.events {
            switch event.action {
            case .publish(let moment): published.insert(moment)
            case .like(let moment, _), .comment(let moment, _): #expect(published.contains(moment))
            case .befriend, .ask: break
            }
        }
        #expect(published.count == 200)
    }

    @Test func `comments come in their order`() {
        var last: [Int: Int] = [:]
        for case .comment(let moment, let place) in plan.events.map(\.action) {
            #expect(place == last[moment].map { $0 + 1 } ?? 0)
            last[moment] = place
        }
    }

    @Test func `it is the same each time`() throws {
        let again = try DemoPlan(DemoContent(), now: today, calendar: calendar)

        #expect(again.events == plan.events)
        #expect(again.moments == plan.moments)
    }

    @Test func `on another day all is as long ago`() throws {
        let days = 200.0
        let later = try DemoPlan(DemoContent(), now: today.addingTimeInterval(days * 86_400), calendar: calendar)

        #expect(later.moments == plan.moments)
        #expect(later.events.map { $0.date.addingTimeInterval(-days * 86_400) } == plan.events.map(\.date))
    }

    @Test(arguments: [0, 1, 12, 23])
    func `it holds at any hour`(hour: Int) throws {
        let midnight = calendar.startOfDay(for: today)
        let now = midnight.addingTimeInterval(Double(hour) * 3600 + 61)

        let plan = try DemoPlan(DemoContent(), now: now, calendar: calendar)

        #expect(plan.events.allSatisfy { $0.date < now })
    }
}

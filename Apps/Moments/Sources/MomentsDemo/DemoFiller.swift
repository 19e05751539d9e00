public import Foundation
import MomentsMedia
import MomentsModel
public import MomentsServer

/// A writer of demo data, people and five months of their moments, to an empty store and photo storage.
///
/// The first of the people is the demo person, with the ID 0. They have no passwords, so none can sign in with one.
public struct DemoFiller: Sendable {
    private let store: any MomentStore
    private let photos: any PhotoFiles
    private let clock: DemoClock

    /// - Parameter clock: The clock of the store; with another one, likes and friendships are dated at the time of filling.
    public init(store: any MomentStore, photos: any PhotoFiles, clock: DemoClock) {
        self.store = store
        self.photos = photos
        self.clock = clock
    }

    /// Fills the store unless it is in use already. Continues an interrupted run where it ended.
    ///
    /// The newest moment is four minutes old at `now`, and all others have their planned age.
    ///
    /// - Parameters:
    ///   - timeZone: The time zone of times of day, such as a breakfast's.
    ///   - report: Receives the percentage that is done: 0 before the first step, then each further tenth, up to 100.
    /// - Returns: Whether there was anything to do.
    /// - Throws: `StoreError`, `MediaError`, or an error in the demo's own files.
    @discardableResult
    public func fill(
        now: Date = Date(),
        timeZone: TimeZone = .current,
        report: @Sendable (_ percent: Int) -> Void = { _ in }
    ) async throws -> Bool {
        defer { clock.set(nil) }
        guard let progress = try await DemoProgress(of: store, now: now) else { return false }
        report(0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let content = try DemoContent()
        let plan = try DemoPlan(content, now: progress.started, calendar: calendar)
        let pictures = try await DemoPictures(of: plan, content, in: photos)
        clock.set(plan.start)
        try await DemoPeopleWriter(store: store, plan: plan, pictures: pictures).write()
        try await progress.begin(in: store)
        var writer = try await DemoEventWriter(store: store, plan: plan, content: content, pictures: pictures)
        var percent = 0
        for (index, event) in plan.events.enumerated() {
            clock.set(event.date)
            try await writer.write(event)
            let done = (index + 1) * 10 / plan.events.count * 10
            if done > percent, done < 100 { report(done) }
            percent = done
        }
        clock.set(progress.started)
        try await DemoReaders(store: store, people: plan.people.count).read()
        try await progress.end(in: store)
        report(100)
        return true
    }
}

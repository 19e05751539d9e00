public import Foundation
public import MomentsMedia
import MomentsModel
public import MomentsServer

/// Fills an empty store and photo library with people and five months of their moments, for trying the program out.
///
/// The first of the people is the demo person, number 0. Nobody can sign in as one of them: they have no password.
public struct DemoFiller: Sendable {
    private let store: any MomentStore
    private let photos: PhotoLibrary
    private let clock: DemoClock

    /// - Parameter clock: The one the store goes by; without it likes and friendships are as old as the filling.
    public init(store: any MomentStore, photos: PhotoLibrary, clock: DemoClock) {
        self.store = store
        self.photos = photos
        self.clock = clock
    }

    /// Fills the store unless it is in use already; what was broken off is taken up where it ended.
    ///
    /// The newest moment is four minutes old at `now`, and all others are as long ago as they should be.
    ///
    /// - Parameter timeZone: Where times of day, such as a breakfast's, are meant.
    /// - Returns: Whether there was anything to do.
    /// - Throws: `StoreError`, `MediaError`, or what is wrong with the demo's own files.
    @discardableResult
    public func fill(now: Date = Date(), timeZone: TimeZone = .current) async throws -> Bool {
        defer { clock.set(nil) }
        guard let progress = try await DemoProgress(of: store, now: now) else { return false }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let content = try DemoContent()
        let plan = try DemoPlan(content, now: progress.started, calendar: calendar)
        let pictures = try await DemoPictures(of: plan, content, in: photos)
        clock.set(plan.start)
        try await DemoPeopleWriter(store: store, plan: plan, pictures: pictures).write()
        try await progress.begin(in: store)
        var writer = try await DemoEventWriter(store: store, plan: plan, content: content, pictures: pictures)
        for event in plan.events {
            clock.set(event.date)
            try await writer.write(event)
        }
        clock.set(progress.started)
        try await DemoReaders(store: store, people: plan.people.count).read()
        try await progress.end(in: store)
        return true
    }
}

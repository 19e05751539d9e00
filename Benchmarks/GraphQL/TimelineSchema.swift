import GraphQL
import Synchronization

/// A viewer with loaders of people and a counter for their store calls.
final class TimelineViewer: Sendable {
    let people: DataLoader<Int, TimelineData.Person>
    private let calls = CallCounter()

    init() {
        people = DataLoader { [calls] ids in
            calls.add()
            return Dictionary(uniqueKeysWithValues: ids.map { ($0, TimelineData.people[$0]) })
        }
    }

    var storeCalls: Int { calls.count }
}

/// A counter for store calls.
final class CallCounter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
}

/// Returns the part of the harness schema that the timeline needs, declared in Swift.
///
/// - Parameter isLoading: Whether authors and likers are loaded asynchronously by loaders or available synchronously.
func timelineSchema(isLoading: Bool, options: SchemaOptions = SchemaOptions()) throws -> Schema<TimelineViewer> {
    try Schema(options: options) {
        ObjectType("Query", in: TimelineViewer.self) {
            Field("getMomentsDetailsByUserID", Arg("userID", ID.self)) { _, _, _ in TimelineData.timeline }
        }
        ObjectType("MomentsDetails", of: TimelineData.Timeline.self, in: TimelineViewer.self) {
            Field("userDetails", \.owner)
            Field("moments", \.moments)
        }
        ObjectType("Moment", of: TimelineData.Moment.self, in: TimelineViewer.self) {
            Field("id", \.id)
            Field("type", \.type)
            Field("title", \.title)
            Field("url", \.url)
            Field("photos", \.photos)
            Field("createdDate", \.createdDate)
            Field("isLiked", \.isLiked)
            if isLoading {
                Field("userDetails") { moment, viewer in try await viewer.people.load(required: moment.authorID) }
                Field("likes") { moment, viewer in try await viewer.people.load(required: moment.likerIDs) }
            } else {
                Field("userDetails") { moment, _ in TimelineData.people[moment.authorID] }
                Field("likes") { moment, _ in moment.likerIDs.map { TimelineData.people[$0] } }
            }
        }
        ObjectType("UserDetails", of: TimelineData.Person.self, in: TimelineViewer.self) {
            Field("id", \.id)
            Field("name", \.name)
            Field("avatar", \.avatar)
            Field("backgroundImage", \.backgroundImage)
        }
        EnumType("MomentType", of: TimelineData.Kind.self)
    }
}

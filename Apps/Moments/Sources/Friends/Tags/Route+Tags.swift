import MomentsFoundations
import MomentsModel

extension Route.Name {
    /// The list of the viewer's tags.
    public static let tags = Route.Name("tags")
    public static let tag = Route.Name("tag")
}

extension Route {
    public static let tags = Route(.tags)
    public static func tag(_ id: TagID) -> Route { Route(.tag, id: id.rawValue) }
}

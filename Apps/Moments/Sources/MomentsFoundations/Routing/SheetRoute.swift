/// A sheet or viewer with an address, such as `new` or `photo-3`.
///
/// The description is the last part of the browser's address. It begins with the sheet's page if another page is shown below.
public struct SheetRoute: Hashable, Codable, Sendable {
    /// The page the sheet belongs to; nil if it is the one that the address names anyway.
    public let page: Route?
    public let sheet: Route

    public init(_ sheet: Route, of page: Route? = nil) {
        self.page = page
        self.sheet = sheet
    }
}

extension SheetRoute: Identifiable {
    public var id: SheetRoute { self }
}

extension SheetRoute: LosslessStringConvertible {
    public var description: String { (page.map { "\($0)/" } ?? "") + sheet.description }

    /// Parses a description, without checking that the sheet is registered.
    public init?(_ description: String) {
        let routes = description.split(separator: "/", omittingEmptySubsequences: false).map { Route(String($0)) }
        guard let sheet = routes.last, let sheet, routes.count <= 2, !routes.contains(nil) else { return nil }
        self.init(sheet, of: routes.count == 2 ? routes[0] : nil)
    }
}

// The sheets that have an address.
extension Route.Name {
    public static let newMoment = Route.Name("new")
    public static let addFriend = Route.Name("add")
    public static let newTag = Route.Name("new-tag")
    public static let profileEditor = Route.Name("edit")
    public static let passwordEditor = Route.Name("password")
    public static let accountDeletion = Route.Name("delete")
    /// Its number is that of the photo in its moment, from 1.
    public static let photo = Route.Name("photo")
    public static let shortcuts = Route.Name("shortcuts")
}

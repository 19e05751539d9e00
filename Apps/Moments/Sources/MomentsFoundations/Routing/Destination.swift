/// A place in the app: a tab, and the pages on its stack, the lowest first.
public struct Destination: Hashable, Codable, Sendable {
    public var tab: AppTab
    public var path: [Route]

    public init(tab: AppTab, path: [Route] = []) {
        self.tab = tab
        self.path = path
    }
}

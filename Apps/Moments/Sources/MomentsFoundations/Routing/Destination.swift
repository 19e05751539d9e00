/// A destination in the app: a tab and its stack of pages, bottom page first.
public struct Destination: Hashable, Codable, Sendable {
    public var tab: AppTab
    public var path: [Route]

    public init(tab: AppTab, path: [Route] = []) {
        self.tab = tab
        self.path = path
    }
}

/// A destination in the app: a tab, its stack of pages, bottom page first, and the sheet above.
public struct Destination: Hashable, Codable, Sendable {
    public var tab: AppTab
    public var path: [Route]
    /// Nil if no sheet with an address is shown.
    public var sheet: SheetRoute?

    public init(tab: AppTab, path: [Route] = [], sheet: SheetRoute? = nil) {
        self.tab = tab
        self.path = path
        self.sheet = sheet
    }
}

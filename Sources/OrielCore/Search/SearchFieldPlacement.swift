/// The position of a search field.
public struct SearchFieldPlacement: Sendable {
    enum Place: String { case automatic, toolbar, sidebar, drawer, drawerAlways }

    let place: Place

    /// In the bar of the page, under its title.
    public static let automatic = SearchFieldPlacement(place: .automatic)
    public static let toolbar = SearchFieldPlacement(place: .toolbar)
    public static let sidebar = SearchFieldPlacement(place: .sidebar)
    /// Under the title; hidden when the page is scrolled.
    public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)

    /// Under the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(place: displayMode == .always ? .drawerAlways : .drawer)
    }

    /// The behaviour of a field under the title when the page is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable, Equatable {
        private let isAlways: Bool

        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }
}

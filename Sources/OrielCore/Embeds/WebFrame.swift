package import Foundation

/// A page of another site, or HTML of the app's own, in a sandboxed frame.
package struct WebFrame: View {
    /// What the frame shows.
    package struct Page: Equatable, Sendable, Encodable {
        /// An address with the scheme `http` or `https`.
        package var url: String?
        /// HTML that is shown instead of an address, in an origin of its own.
        package var html: String?
        /// A greater number loads the page again.
        package var load = 0
        package var runsScripts = true
        package var scrolls = true
        package var title: String?

        package init() {}

        /// Returns a page at an address; without an address if it has another scheme, such as `file`.
        package init(_ url: URL?) {
            if let url, ["http", "https"].contains(url.scheme?.lowercased() ?? "") { self.url = url.absoluteString }
        }
    }

    let page: Page
    let didLoad: @MainActor () -> Void

    package init(_ page: Page, didLoad: @escaping @MainActor () -> Void = {}) {
        self.page = page
        self.didLoad = didLoad
    }

    package var body: some View {
        Embed(.web, description: page) { report in
            // A late report about an earlier page has its number.
            if report.name == "load", report.numbers.first == Double(page.load) { didLoad() }
        }
    }
}

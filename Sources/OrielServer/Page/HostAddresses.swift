public import Foundation
public import OrielCore
internal import OrielUIKit

extension Scene {
    /// Sets the pictures that maps of MapKit show. Without it, a map has a plain ground.
    ///
    ///     WindowGroup { ContentView() }
    ///         .mapTiles("https://tiles.example/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors")
    ///
    /// - Parameters:
    ///   - template: An `https` or `http` address of pictures in Web Mercator, with `{z}`, `{x}` and `{y}`; `{s}` is
    ///     replaced by `a`, `b` or `c`.
    ///   - attribution: The text in the corner of each map that the owner of the pictures asks for.
    public nonisolated func mapTiles(_ template: String, attribution: String) -> some Scene {
        environment(\.mapTiles, MapTiles(template: template, attribution: attribution))
    }

    /// Sets the page that is opened when the app asks for a review (`requestReview` of StoreKit). Without it, a request is
    /// only logged.
    ///
    ///     WindowGroup { ContentView() }.reviewPage(URL(string: "https://example.org/review")!)
    public nonisolated func reviewPage(_ url: URL) -> some Scene {
        environment(\.reviewPage, url).onChange(of: url, initial: true) { _, url in
            // Actions run on the main actor.
            MainActor.assumeIsolated { PageDevice.current?.reviewPage = url }
        }
    }
}

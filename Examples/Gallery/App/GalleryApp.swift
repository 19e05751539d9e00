import GalleryPages
import SwiftUI

/// An overview of the framework: one page per family of views, with its source code.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            #if DEBUG
            GalleryView {
                Section("For tests") {
                    NavigationLink(GalleryCrash.title) { GalleryCrash() }
                }
            }
            #else
            GalleryView()
            #endif
        }
        WindowGroup(for: GalleryPage.self) { $page in GalleryWindow(page: page) }
        Window("About", id: "about") { AboutWindow() }
    }
}

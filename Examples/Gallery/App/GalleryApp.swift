import GalleryPages
import SwiftUI

/// Shows what there is: one page for each family of views, with its source beside it.
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
    }
}

import GalleryPages
import SwiftUI

/// Shows what there is: one page for each family of views, with its source beside it.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup {
            GalleryView()
        }
    }
}

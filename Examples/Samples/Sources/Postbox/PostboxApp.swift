import SwiftUI

/// Letters in folders: three columns in a wide window, one after another in a narrow one.
@main
struct PostboxApp: App {
    @State private var box = Postbox.sample

    var body: some Scene {
        WindowGroup { PostboxView(box: box) }
    }
}

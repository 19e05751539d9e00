import SwiftUI

struct HelloApp: App {
    var body: some Scene {
        WindowGroup { GuestsView() }
    }
}

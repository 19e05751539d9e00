import OSLog
import SwiftUI

struct LoggingView: View {
    private let logger = Logger(subsystem: "org.example.app", category: "views")
    private let lock = NSLock()

    var body: some View {
        Text("Logging").onAppear { logger.debug("The view appears") }
    }
}

import Foundation
import os

extension Logger {
    static let network = Logger(subsystem: "org.example.app", category: "network")
}

struct Download {
    let url: URL
    private let state = OSAllocatedUnfairLock(initialState: 0)

    func finish(bytes: Int, error: (any Error)?) {
        state.withLock { $0 += bytes }
        Logger.network.debug("Loaded \(bytes, format: .decimal(minDigits: 4)) bytes of \(url.path, privacy: .private)")
        if let error {
            Logger.network.error("Loading failed: \(error.localizedDescription, privacy: .public) \(error)")
        }
    }

    var total: Int { state.withLock { $0 } }
}

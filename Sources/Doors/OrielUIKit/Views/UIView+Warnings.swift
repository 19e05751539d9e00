internal import Logging

extension UIView {
    /// Logs a message about a use of UIKit that cannot be drawn; each message once, and at most 1,000 in the process.
    package static func warn(_ message: String) {
        guard warnings.isNew(message) else { return }
        Logger(label: "oriel.uikit").warning("\(message)")
    }

    private static var warnings = LoggedMessages(limit: 1000)
}

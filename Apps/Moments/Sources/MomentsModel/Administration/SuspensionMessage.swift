public import Foundation

/// The message with which the server refuses a suspended person. It is the only place of the reason that staff gave.
public enum SuspensionMessage {
    private static let start = "This account is suspended"

    /// - Parameters:
    ///   - date: When the suspension ends by itself; nil if staff end it.
    ///   - reason: What staff tell the person; may be empty.
    public static func text(until date: Date?, reason: String) -> String {
        let end = date.map { " until \($0.formatted(.iso8601.year().month().day()))" } ?? ""
        return "\(start)\(end)." + (reason.isEmpty ? "" : " \(reason)")
    }

    /// Returns the reason in a message; nil if there is none. All of a message of another form is the reason.
    public static func reason(in message: String) -> String? {
        var reason = message[...]
        // The date has no full stop.
        if message.hasPrefix(start), let end = message.firstIndex(of: ".") { reason = message[end...].dropFirst() }
        let text = reason.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }
}

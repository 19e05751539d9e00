import Foundation

extension String {
    /// The text without spaces and line breaks around it, which phone keyboards tend to add.
    public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Whether a value of a log message is shown in release builds.
///
/// Debug builds show all values, as Xcode does for apps that it runs.
public struct OSLogPrivacy: Sendable {
    /// What is shown in place of a private value.
    public enum Mask: Sendable {
        /// A hash by which equal values can be recognized, within one process.
        case hash
        /// "<private>".
        case none
    }

    enum Rule: Sendable {
        case auto, open, closed
    }

    let rule: Rule
    let mask: Mask

    /// Numbers and truth values are shown, texts and objects are not.
    public static var auto: OSLogPrivacy { OSLogPrivacy(rule: .auto, mask: .none) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(rule: .open, mask: .none) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(rule: .closed, mask: .none) }
    /// As `private`; Apple's systems hide such values even where private data is shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(rule: .closed, mask: .none) }

    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .auto, mask: mask) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .closed, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .closed, mask: mask) }

    /// Returns the text of a value, or what replaces it.
    func text(_ value: String, isScalar: Bool, showsPrivateData: Bool) -> String {
        guard !showsPrivateData, rule == .closed || (rule == .auto && !isScalar) else { return value }
        guard case .hash = mask else { return "<private>" }
        return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
    }
}

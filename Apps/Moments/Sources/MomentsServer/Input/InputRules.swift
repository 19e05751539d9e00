import Foundation
import MomentsModel

/// Validation and normalization of people's input.
enum InputRules {
    /// The text of a moment; may be empty.
    static func momentText(_ text: String) throws(MomentsError) -> String {
        try PlainText.limited(PlainText.lines(text), Limits.momentText, "The text of a moment")
    }

    static func commentText(_ text: String) throws(MomentsError) -> String {
        let text = try PlainText.limited(PlainText.lines(text), Limits.commentText, "A comment")
        guard !text.isEmpty else { throw .invalid("A comment cannot be empty.", reason: "TEXT_EMPTY") }
        return text
    }

    /// The description of a photo; may be empty.
    static func photoDescription(_ text: String) throws(MomentsError) -> String {
        try PlainText.limited(PlainText.line(text), Limits.photoDescription, "The description of a photo")
    }

    /// What a person adds to a report; may be empty.
    static func reportNote(_ text: String) throws(MomentsError) -> String {
        try PlainText.limited(PlainText.lines(text), Limits.reportNote, "The note of a report")
    }

    /// The number of days whose figures are asked for.
    static func days(_ days: Int) throws(MomentsError) -> Int {
        guard (1...FiguresRules.lifetime).contains(days) else {
            throw .invalid("Ask for 1 to \(FiguresRules.lifetime) days.", reason: "DAYS")
        }
        return days
    }

    /// What a suspended person is told; may be empty.
    static func suspensionReason(_ text: String) throws(MomentsError) -> String {
        try PlainText.limited(PlainText.lines(text), Limits.suspensionReason, "The reason of a suspension")
    }

    static func announcement(_ text: String) throws(MomentsError) -> String {
        let text = try PlainText.limited(PlainText.lines(text), Limits.announcement, "An announcement")
        guard !text.isEmpty else { throw .invalid("An announcement cannot be empty.", reason: "TEXT_EMPTY") }
        return text
    }

    /// Returns the date some days after another one; nil for nil.
    static func date(_ days: Int?, daysAfter now: Date) throws(MomentsError) -> Date? {
        guard let days else { return nil }
        guard Limits.days.contains(days) else {
            throw .invalid(
                "The number of days must be between \(Limits.days.lowerBound) and \(Limits.days.upperBound).",
                reason: "DAYS"
            )
        }
        return now.addingTimeInterval(Double(days) * 86_400)
    }

    /// The quota of a person; nil for the server's default.
    static func quota(megabytes: Int?) throws(MomentsError) -> Int? {
        guard let megabytes else { return nil }
        let range = Limits.quotaMegabytes
        guard range.contains(megabytes) else {
            throw .invalid(
                "The number of megabytes must be between \(range.lowerBound) and \(range.upperBound).",
                reason: "QUOTA"
            )
        }
        return megabytes
    }

    /// The name of a person.
    static func name(_ text: String) throws(MomentsError) -> String {
        let name = PlainText.line(text)
        guard !PlainText.isInvisible(name) else {
            throw .invalid("A name cannot be empty.", reason: "NAME_EMPTY")
        }
        return try PlainText.limited(name, Limits.name, "A name", reason: "NAME_TOO_LONG")
    }

    /// The name of a tag.
    static func tagName(_ text: String) throws(MomentsError) -> String {
        let name = PlainText.line(text)
        guard !PlainText.isInvisible(name) else {
            throw .invalid("The name of a tag cannot be empty.", reason: "TAG_NAME")
        }
        return try PlainText.limited(name, Limits.tagName, "The name of a tag", reason: "TAG_NAME")
    }

    static func handle(_ text: String) throws(MomentsError) -> Handle {
        guard let handle = Handle(text) else {
            throw .invalid(
                "A handle must have 3 to 20 letters a to z, digits and underscores.",
                reason: "HANDLE_INVALID"
            )
        }
        return handle
    }

    /// Checks a new password.
    static func newPassword(_ text: String) throws(MomentsError) {
        guard text.count >= Limits.password.lowerBound else {
            throw .invalid(
                "A password must have at least \(Limits.password.lowerBound) characters.",
                reason: "PASSWORD_TOO_SHORT"
            )
        }
        guard mayBePassword(text) else {
            throw .invalid(
                "A password can have at most \(Limits.password.upperBound) characters.",
                reason: "PASSWORD_TOO_LONG"
            )
        }
    }

    /// Whether a text is short enough to be a password.
    static func mayBePassword(_ text: String) -> Bool { PlainText.fits(text, Limits.password.upperBound) }

    /// Returns the text to search for in a list; nil if it is empty.
    static func search(_ text: String?) throws(MomentsError) -> String? {
        guard let text = text.map(PlainText.line), !text.isEmpty else { return nil }
        return try PlainText.limited(text, 100, "A search text")
    }

    /// A time zone, by its name in the IANA database.
    static func timeZone(_ name: String) throws(MomentsError) -> TimeZone {
        let isPlain = name.utf8.allSatisfy { (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) }
        guard isPlain, name.utf8.count <= Limits.timeZoneName, let zone = TimeZone(identifier: name) else {
            throw .invalid("There is no time zone with this name.", reason: "TIME_ZONE")
        }
        return zone
    }

    /// The value of a preference. The store limits it further.
    static func preferenceValue(_ value: String) throws(MomentsError) -> String {
        guard value.utf8.count <= 65_536 else {
            throw .invalid("A preference value can have at most 65536 bytes.", reason: "PREFERENCE_TOO_LONG")
        }
        return value
    }

    /// The key of a call that can be repeated.
    static func sendKey(_ key: String?) throws(MomentsError) -> String? {
        guard let key else { return nil }
        guard (1...100).contains(key.utf8.count), key.isWholeInDatabases else {
            throw .invalid("A key must have 1 to 100 characters, and no null character.", reason: "KEY_INVALID")
        }
        return key
    }

    /// An unfinished text, as typed.
    static func draft(_ text: String, _ rule: TextRule) throws(MomentsError) -> String {
        try PlainText.limited(text.replacing("\0", with: ""), rule.maximumCharacters, "A \(rule.what)")
    }
}

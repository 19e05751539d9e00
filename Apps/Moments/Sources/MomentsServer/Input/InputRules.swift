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

    /// The name of a person.
    static func name(_ text: String) throws(MomentsError) -> String {
        let name = PlainText.line(text)
        guard !PlainText.isInvisible(name) else {
            throw .invalid("A name cannot be empty.", reason: "NAME_EMPTY")
        }
        return try PlainText.limited(name, Limits.name, "A name", reason: "NAME_TOO_LONG")
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
        guard (1...100).contains(key.utf8.count) else {
            throw .invalid("A key must have 1 to 100 characters.", reason: "KEY_INVALID")
        }
        return key
    }

    /// An unfinished text, as typed.
    static func draft(_ text: String, _ rule: TextRule) throws(MomentsError) -> String {
        try PlainText.limited(text.replacing("\0", with: ""), rule.maximumCharacters, "A \(rule.what)")
    }
}

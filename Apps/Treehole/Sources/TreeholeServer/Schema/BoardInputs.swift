import Foundation
import GraphQL
import ServerKit
import TreeholeModel

/// The input of `publishPost`.
struct PublishPostInput: Sendable {
    var text: String
    var tag: String?
    var choices: [String] = []
    var isSensitive = false
    /// Base64.
    var picture: String?

    static var type: InputObjectType<PublishPostInput> {
        InputObjectType(
            "PublishPostInput",
            Arg("text", String.self, default: ""),
            Arg("tag", String?.self),
            Arg("choices", [String].self, default: [], description: "The choices of a vote, 2 to 8; none for no vote."),
            Arg("isSensitive", Bool.self, default: false),
            Arg("picture", String?.self, description: "A JPEG, PNG or WebP file in Base64, up to 10 MB.")
        ) { text, tag, choices, isSensitive, picture in
            PublishPostInput(text: text, tag: tag, choices: choices, isSensitive: isSensitive, picture: picture)
        }
    }
}

/// Input objects of the schema.
enum BoardInputs {
    static var search: InputObjectType<PostSearch> {
        InputObjectType(
            "PostSearch",
            Arg("text", String?.self),
            Arg("tag", String?.self),
            Arg("from", String?.self, description: "Unix seconds, as digits."),
            Arg("to", String?.self, description: "Unix seconds, as digits.")
        ) { text, tag, from, to in
            PostSearch(text: text, tag: tag, from: try date(from), to: try date(to))
        }
    }

    static var settings: InputObjectType<MemberSettings> {
        InputObjectType(
            "MemberSettingsInput",
            Arg("foldsSensitive", Bool.self),
            Arg("appearance", Appearance.self),
            Arg("blockedTags", [String].self),
            Arg("blockedWords", [String].self)
        ) { folds, appearance, tags, words in
            var settings = MemberSettings()
            (settings.foldsSensitive, settings.appearance) = (folds, appearance)
            (settings.blockedTags, settings.blockedWords) = (tags, words)
            return settings
        }
    }

    /// - Throws: `INVALID` unless the text is a number of seconds between the years 1970 and 9999.
    private static func date(_ text: String?) throws -> Date? {
        guard let text else { return nil }
        guard let seconds = Int64(text), (0..<253_402_300_800).contains(seconds) else {
            throw ServiceError.invalid("'\(text.prefix(20))' is not a number of Unix seconds.", reason: "DATE").graphQL
        }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
}

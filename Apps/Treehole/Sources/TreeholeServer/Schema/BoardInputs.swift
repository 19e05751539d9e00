import Foundation
import GraphQL
import ServerKit
import TreeholeModel

/// Input objects of the schema.
enum BoardInputs {
    static var post: InputObjectType<NewPost> {
        InputObjectType(
            "PublishPostInput",
            Arg("text", String.self, default: ""),
            Arg("tag", String?.self),
            Arg("choices", [String].self, default: [], description: "The choices of a vote, 2 to 8; none for no vote."),
            Arg("isSensitive", Bool.self, default: false),
            Arg("picture", String?.self, description: "A JPEG, PNG or WebP file in Base64, up to 10 MB.")
        ) { text, tag, choices, isSensitive, picture in
            var post = NewPost(text: text)
            (post.tag, post.choices, post.isSensitive) = (tag, choices, isSensitive)
            post.picture = try picture.map(data)
            return post
        }
    }

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

    /// - Throws: `INVALID` unless the text is Base64 of a file that is small enough.
    private static func data(_ base64: String) throws -> Data {
        guard base64.utf8.count <= Limits.pictureBytes * 4 / 3 + 4, let data = Data(base64Encoded: base64) else {
            let message = "The picture is larger than 10 MB, or not in Base64."
            throw ServiceError.invalid(message, reason: "PICTURE").graphQL
        }
        return data
    }
}

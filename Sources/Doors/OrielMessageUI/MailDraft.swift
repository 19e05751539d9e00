import Foundation
import OrielUIKit

/// A mail that is not sent yet.
struct MailDraft: Equatable {
    var recipients: [String] = []
    var copies: [String] = []
    var hiddenCopies: [String] = []
    var subject = ""
    var body = ""

    /// A link of RFC 6068; nil if it would be longer than ``DraftLink/maximumLength``.
    var link: URL? {
        let fields = [
            ("cc", Self.list(copies)), ("bcc", Self.list(hiddenCopies)),
            ("subject", subject.withoutControlCharacters.encodedForLinks),
            ("body", body.withLineBreaksOfMails.encodedForLinks),
        ]
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        return DraftLink.url("mailto:\(Self.list(recipients))\(query.isEmpty ? "" : "?\(query)")")
    }

    private static func list(_ addresses: [String]) -> String {
        addresses.map(\.withoutControlCharacters.encodedForLinks).joined(separator: ",")
    }

    /// The text of HTML; the HTML itself if it cannot be read.
    static func text(ofHTML html: String) -> String {
        let options = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
        let read = Result { try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil) }
        guard case .success(let text) = read else { return html }
        return text.string
    }
}

/// A text message that is not sent yet.
struct MessageDraft: Equatable {
    var recipients: [String] = []
    var body = ""

    /// A link of RFC 5724; nil if it would be longer than ``DraftLink/maximumLength``.
    ///
    /// The empty field before the text is for iPhones, which expect `&` before it.
    var link: URL? {
        let list = recipients.map(\.withoutControlCharacters.encodedForLinks).joined(separator: ",")
        let text = body.withLineBreaksOfMails.encodedForLinks
        return DraftLink.url("sms:\(list)\(text.isEmpty ? "" : "?&body=\(text)")")
    }
}

/// A link that opens a draft in another program.
enum DraftLink {
    /// The number of characters that a link can have. Other programs cut longer ones.
    static let maximumLength = 8_000

    fileprivate static func url(_ text: String) -> URL? {
        text.utf8.count <= maximumLength ? URL(string: text) : nil
    }
}

extension String {
    /// The text in one line. A line break in a field of a mail would begin another field.
    fileprivate var withoutControlCharacters: String {
        let removed: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
        var text = String.UnicodeScalarView()
        text.append(contentsOf: unicodeScalars.filter { !removed.contains($0.properties.generalCategory) })
        return String(text)
    }

    /// The text with `\r\n` at the end of each line, as in mails.
    fileprivate var withLineBreaksOfMails: String {
        let breaks: Set<Character> = ["\r\n", "\r", "\n"]
        return map { breaks.contains($0) ? "\r\n" : String($0) }.joined()
    }

    /// The text with everything escaped that may have a meaning in a link.
    fileprivate var encodedForLinks: String {
        var allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        allowed.insert(charactersIn: "-._~@+")
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}

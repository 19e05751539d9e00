import Foundation
import OrielUIKit

/// A mail that is not sent yet.
struct MailDraft: Equatable {
    var recipients: [String] = []
    var copies: [String] = []
    var hiddenCopies: [String] = []
    var subject = ""
    var body = ""

    /// A link of RFC 6068.
    var link: URL? {
        let fields = [
            ("cc", Self.list(copies)), ("bcc", Self.list(hiddenCopies)), ("subject", subject.encodedForLinks),
            ("body", body.encodedForLinks),
        ]
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        return URL(string: "mailto:\(Self.list(recipients))\(query.isEmpty ? "" : "?\(query)")")
    }

    private static func list(_ addresses: [String]) -> String {
        addresses.map(\.encodedForLinks).joined(separator: ",")
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

    /// A link of RFC 5724. The empty field before the text is for iPhones, which expect `&` before it.
    var link: URL? {
        let list = recipients.map(\.encodedForLinks).joined(separator: ",")
        return URL(string: "sms:\(list)\(body.isEmpty ? "" : "?&body=\(body.encodedForLinks)")")
    }
}

extension String {
    /// The text with everything escaped that may have a meaning in a link. Lines end as those of mails.
    fileprivate var encodedForLinks: String {
        let lines = replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
        var allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        allowed.insert(charactersIn: "-._~@+")
        return lines.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}

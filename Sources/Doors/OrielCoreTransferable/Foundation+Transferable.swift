public import Foundation
import OrielUniformTypeIdentifiers

extension Data: Transferable {
    /// Transfers the bytes unchanged, with any content type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    /// Transfers the text as UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: text)
        DataRepresentation<String>(importedContentType: .text, importing: text)
    }

    @Sendable private static func text(_ data: Data) throws -> String {
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

extension URL: Transferable {
    /// Transfers the URL as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url) { url in
            Data(url.absoluteString.utf8)
        } importing: { data in
            let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            guard let url = URL(string: text) else { throw CocoaError(.fileReadCorruptFile) }
            return url
        }
    }
}

extension AttributedString: Transferable {
    /// Transfers the characters without their attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(
            exporting: { String($0.characters) },
            importing: { AttributedString($0) }
        )
    }
}

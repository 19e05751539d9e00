import Foundation
import ServerKit

/// The title, the site's name and the picture in the head of a page.
struct PageHead {
    private var texts: [String: String] = [:]

    /// - Parameter contentType: The header, which may name the encoding.
    init(_ bytes: Data, contentType: String) {
        var scanner = HeadScanner(PageText.decoded(bytes, contentType: contentType))
        while let part = scanner.next() {
            switch part {
            case .title(let text): note(text, for: "title")
            case .meta(let attributes):
                guard let name = attributes["property"] ?? attributes["name"], let content = attributes["content"]
                else {
                    continue
                }
                note(content, for: name.lowercased())
            }
        }
    }

    /// The first text that is not empty.
    private mutating func note(_ text: String, for name: String) {
        guard Self.names.contains(name), texts[name] == nil, !text.isEmpty else { return }
        texts[name] = text
    }

    private static let titles = ["og:title", "twitter:title", "title"]
    private static let images = ["og:image:secure_url", "og:image", "og:image:url", "twitter:image"]
    private static let names = Set(titles + images + ["og:site_name"])

    var title: String? { Self.titles.lazy.compactMap { line($0, LinkPage.titleLimit) }.first }
    var siteName: String? { line("og:site_name", LinkPage.siteNameLimit) }

    func image(relativeTo page: URL) -> URL? {
        Self.images.lazy.compactMap { texts[$0] }.first.flatMap {
            URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines), relativeTo: page)?.absoluteURL
        }
    }

    /// The host without `www.`.
    static func host(of page: URL) -> String {
        let host = page.host(percentEncoded: false)?.lowercased() ?? ""
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private func line(_ name: String, _ limit: Int) -> String? {
        guard let text = texts[name] else { return nil }
        // The marks of direction are invisible, too.
        let scalars = text.unicodeScalars.lazy.filter { ![0x200E, 0x200F, 0x061C].contains($0.value) }
        let line = PlainText.line(String(String.UnicodeScalarView(scalars.prefix(limit * 16))))
        guard !PlainText.isInvisible(line) else { return nil }
        var short = String(line.prefix(limit))
        // A character can have any number of accents.
        if !PlainText.fits(short, limit) {
            short = String(String.UnicodeScalarView(short.unicodeScalars.prefix(limit)))
        }
        return short.count < line.count ? short.trimmingCharacters(in: .whitespaces) + "…" : short
    }
}

/// The text of a page in the encoding that it names.
enum PageText {
    static func decoded(_ bytes: Data, contentType: String) -> String {
        let name =
            charset(in: contentType) ?? charset(in: String(decoding: bytes.prefix(1024), as: UTF8.self)) ?? "utf-8"
        if let encoding = encoding(named: name), let text = String(data: bytes, encoding: encoding) { return text }
        // Invalid bytes become �.
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value after `charset=`, in a header or in an attribute.
    private static func charset(in text: String) -> String? {
        guard let range = text.range(of: "charset=", options: .caseInsensitive) else { return nil }
        let name = text[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:.".contains($0)) }
        return name.isEmpty ? nil : name.lowercased()
    }

    private static func encoding(named name: String) -> String.Encoding? {
        switch name {
        case "gb2312", "gbk", "gb18030", "x-gbk": String.Encoding(rawValue: 0x8000_0632)
        // What browsers read by these names.
        case "iso-8859-1", "latin1", "us-ascii", "windows-1252": .windowsCP1252
        default: nil
        }
    }
}

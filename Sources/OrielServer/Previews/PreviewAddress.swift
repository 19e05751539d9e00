internal import Foundation
internal import OrielCore

/// The part of an address that says which preview a page shows, and in what surroundings.
///
///     /?preview=Notes/ContentView.swift:1;scheme=dark;size=xxxLarge;direction=rtl;locale=ar;frame=k3
///
/// It stays a part of the address while views navigate. Values that are not valid are left out.
struct PreviewAddress: Equatable, Sendable {
    /// The name of the part of the query.
    static let name = "preview"
    private static let maximumLength = 1000

    var id: String
    var scheme: ColorScheme?
    var typeSize: DynamicTypeSize?
    var direction: LayoutDirection?
    var locale: Locale?
    /// Whether the preview has the size of its content.
    var fits = false
    /// The name of the file for the errors of this page.
    var frame: String?

    init(id: String) { self.id = id }

    /// - Parameter text: The value of the query's part, percent-encoded.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= Self.maximumLength else { return nil }
        let parts = String(text).split(separator: ";", omittingEmptySubsequences: false)
        guard let id = parts.first?.removingPercentEncoding, !id.isEmpty else { return nil }
        self.init(id: id)
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { set(pair[0], to: pair[1]) }
        }
    }

    private mutating func set(_ name: String, to value: String) {
        switch name {
        case "scheme": scheme = ["light": .light, "dark": .dark][value]
        case "size": typeSize = DynamicTypeSize.allCases.first { "\($0)" == value }
        case "direction": direction = ["ltr": .leftToRight, "rtl": .rightToLeft][value]
        case "locale":
            let isTag =
                value.utf8.count <= 35 && value.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
            if isTag { locale = Locale(identifier: value) }
        case "layout": fits = value == "fits"
        case "frame":
            if value.utf8.count <= 32, value.utf8.allSatisfy(\.isLetterOrDigit) { frame = value }
        // Those that only the tool reads.
        default: break
        }
    }

    /// Divides a path with its query into the preview, its part of the query, and the path without it.
    static func open(_ path: String) -> (address: PreviewAddress?, query: String?, rest: String) {
        guard let mark = path.firstIndex(of: "?") else { return (nil, nil, path) }
        let parts = path[path.index(after: mark)...].split(separator: "&")
        guard let own = parts.first(where: { $0.hasPrefix("\(name)=") }) else { return (nil, nil, path) }
        let others = parts.filter { $0 != own }.joined(separator: "&")
        let rest = path[..<mark] + (others.isEmpty ? "" : "?" + others)
        return (PreviewAddress(own.dropFirst(name.count + 1)), String(own), String(rest))
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

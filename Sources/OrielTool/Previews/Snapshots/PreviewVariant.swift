internal import ArgumentParser
internal import Foundation

/// What a picture shows a preview in.
struct PreviewVariant: Equatable, Sendable {
    /// The parts as they were given, such as `dark,rtl`; the name of the picture has them.
    let name: String
    private(set) var scheme = "light"
    private(set) var isLandscape = false
    /// Further parts of the address.
    private var parts: [String] = []

    static let light = PreviewVariant("light")!
    static let dark = PreviewVariant("dark")!

    /// - Returns: Nil if a part is not known.
    init?(_ text: String) {
        name = text
        guard !text.isEmpty else { return nil }
        for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            switch part {
            case "light", "dark": scheme = part
            case "rtl", "ltr": parts.append("direction=\(part)")
            case "landscape": isLandscape = true
            case _ where Self.typeSizes.contains(part): parts.append("size=\(part)")
            case _ where part.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil: parts.append("locale=\(part)")
            default: return nil
            }
        }
    }

    static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    /// The size of the window in which a preview is shown.
    func size(of entry: PreviewEntry) -> PreviewEntry.Size {
        let size = entry.size ?? Device.phone
        let turns = entry.layout != .fixed && entry.isLandscape != isLandscape
        return turns ? .init(width: size.height, height: size.width) : size
    }

    /// The address of a preview, without the colour scheme: the camera sets that of the browser, so that
    /// `preferredColorScheme` of the preview itself has precedence.
    func path(of entry: PreviewEntry, frame: String) -> String {
        let id = entry.id.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? ""
        var parts = parts + ["width=\(size(of: entry).width)", "frame=\(frame)"]
        if entry.layout == .fits { parts.append("layout=fits") }
        return "/?preview=" + ([id] + parts).joined(separator: ";")
    }

    private static let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/:._-"))
}

extension PreviewVariant: ExpressibleByArgument {
    init?(argument: String) { self.init(argument) }
}

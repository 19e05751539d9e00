internal import Foundation
internal import OrielCore
internal import OrielProtocol
internal import OrielResources

/// The links in the head of each page to the icons of the app, and to the manifest with which browsers install it.
struct AppIdentity {
    /// HTML; empty for an app without an `Info.plist` and an icon.
    let links: String
    /// The links of pages in whose language the app has a name of its own, by that name.
    private let linksByName: [String: String]
    /// Returns the name of the app in a language; nil if it is not translated.
    private let localName: @Sendable (String) -> String?

    /// - Parameters:
    ///   - names: The names of the app in all its languages.
    ///   - localName: Returns the name of the app in a language; nil if it is not translated.
    init(
        _ information: AppInformation,
        icon: AppIcon,
        name: String,
        assets: AssetStore,
        names: Set<String> = LocalizedInformation.displayNames,
        localName: @escaping @Sendable (String) -> String? = { LocalizedInformation.displayName(for: $0) }
    ) {
        self.localName = localName
        let hasIdentity = information.displayName != nil || !icon.pictures.isEmpty
        links = hasIdentity ? Self.links(information.displayName ?? name, information, icon, assets) : ""
        linksByName = Dictionary(
            uniqueKeysWithValues: names.map { ($0, Self.links($0, information, icon, assets)) }
        )
    }

    /// Returns the links of a page in a language.
    func links(for language: String) -> String {
        linksByName.isEmpty ? links : localName(language).flatMap { linksByName[$0] } ?? links
    }

    private static func links(
        _ name: String,
        _ information: AppInformation,
        _ icon: AppIcon,
        _ assets: AssetStore
    ) -> String {
        func address(_ picture: AppIcon.Picture?) -> String? {
            guard let picture, let data = FileManager.default.contents(atPath: picture.url.path) else { return nil }
            return assets.add("icon.png", contentType: "image/png", bytes: Array(data))
        }
        let manifest = Manifest(
            name: name,
            icons: icon.pictures.compactMap { picture in
                address(picture).map { Manifest.Icon(src: $0, sizes: "\(picture.side)x\(picture.side)") }
            },
            handlers: information.schemes.filter { $0.hasPrefix("web+") }.sorted().map { Manifest.Handler(scheme: $0) }
        )
        let file = assets.add(
            "app.webmanifest",
            contentType: "application/manifest+json",
            bytes: Array(JSON.encode(manifest).utf8)
        )
        let pictures = [
            address(icon.picture(ofSide: 64)).map { #"<link rel="icon" type="image/png" href="\#($0)">"# },
            address(icon.picture(ofSide: 180)).map { #"<link rel="apple-touch-icon" href="\#($0)">"# },
        ]
        return pictures.compactMap(\.self).joined() + #"<link rel="manifest" href="\#(file)">"#
    }

    /// A web app manifest.
    private struct Manifest: Encodable {
        struct Icon: Encodable {
            let src: String
            let sizes: String
            let type = "image/png"
        }

        /// A scheme whose links the installed app opens.
        struct Handler: Encodable {
            let `protocol`: String
            let url = "/?\(CustomAddress.parameter)=%s"

            init(scheme: String) { self.protocol = scheme }
        }

        let name: String
        let shortName: String
        let startAddress = "/"
        let scope = "/"
        let display = "standalone"
        /// While the app starts. A manifest has no dark colours.
        let backgroundColor = "#ffffff"
        let icons: [Icon]
        let handlers: [Handler]?

        init(name: String, icons: [Icon], handlers: [Handler]) {
            (self.name, shortName, self.icons) = (name, name, icons)
            self.handlers = handlers.isEmpty ? nil : handlers
        }

        private enum CodingKeys: String, CodingKey {
            case name, scope, display, icons
            case shortName = "short_name"
            case startAddress = "start_url"
            case backgroundColor = "background_color"
            case handlers = "protocol_handlers"
        }
    }
}

/// An address with a scheme of the app, in the address of a page that a browser has opened for it.
enum CustomAddress {
    static let parameter = "oriel-url"

    /// Returns the address; nil if the page has none, or one that the app does not handle.
    static func address(in path: String, _ information: AppInformation) -> URL? {
        guard !information.schemes.isEmpty, path.contains(parameter) else { return nil }
        let items = URLComponents(string: path)?.queryItems ?? []
        guard let text = items.first(where: { $0.name == parameter })?.value, let url = URL(string: text) else {
            return nil
        }
        return information.opens(url) && url.scheme?.lowercased().hasPrefix("web+") == true ? url : nil
    }
}

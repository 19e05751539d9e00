import Foundation
import NIOCore
import OrielResources
import Testing

@testable import OrielServer

@Suite struct AppIdentityTests {
    private static let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Gallery/Pages").standardizedFileURL

    private let assets = AssetStore()

    private func identity(_ values: [String: Any], icon: AppIcon = AppIcon(named: "None", bundles: [])) -> AppIdentity {
        AppIdentity(AppInformation(values), icon: icon, name: "Notes", assets: assets)
    }

    private func manifest(_ identity: AppIdentity) throws -> [String: Any] {
        let path = try #require(identity.links.firstMatch(of: #/rel="manifest" href="([^"]+)"/#)).1
        let asset = try #require(assets.asset(file: String(path.dropFirst(AssetStore.prefix.count))))
        #expect(asset.contentType == "application/manifest+json")
        let json = try JSONSerialization.jsonObject(with: Data(asset.plain.readableBytesView))
        return try #require(json as? [String: Any])
    }

    @Test func `an app without an Info plist and an icon has no links`() {
        #expect(identity([:]).links == "")
    }

    @Test func `the manifest has the name of the app`() throws {
        let manifest = try manifest(identity(["CFBundleName": "notes", "CFBundleDisplayName": "My <Notes>"]))
        #expect(manifest["name"] as? String == "My <Notes>")
        #expect(manifest["start_url"] as? String == "/")
        #expect(manifest["background_color"] as? String == "#ffffff")
        #expect(manifest["protocol_handlers"] == nil)
    }

    @Test func `each language has a manifest with its name`() throws {
        let identity = AppIdentity(
            AppInformation(["CFBundleName": "Notes"]),
            icon: AppIcon(named: "None", bundles: []),
            name: "Notes",
            assets: assets,
            names: ["Notes", "Notizen"],
            localName: { $0.hasPrefix("de") ? "Notizen" : nil }
        )

        #expect(identity.links(for: "de-AT") != identity.links(for: "en"))
        #expect(identity.links(for: "en") == identity.links)
        let path = try #require(identity.links(for: "de").firstMatch(of: #/rel="manifest" href="([^"]+)"/#)).1
        let asset = try #require(assets.asset(file: String(path.dropFirst(AssetStore.prefix.count))))
        #expect(String(decoding: asset.plain.readableBytesView, as: UTF8.self).contains("Notizen"))
    }

    @Test func `browsers offer to open schemes for the web`() throws {
        let types = [["CFBundleURLSchemes": ["notes", "web+notes"]]]
        let manifest = try manifest(identity(["CFBundleName": "Notes", "CFBundleURLTypes": types]))
        let handlers = try #require(manifest["protocol_handlers"] as? [[String: String]])
        #expect(handlers == [["protocol": "web+notes", "url": "/?oriel-url=%s"]])
    }

    @Test func `the icon of a catalogue is that of the page and of the installed app`() throws {
        let icon = AppIcon(named: "AppIcon", bundles: [Self.catalog])
        #expect(icon.pictures.map(\.side) == [180, 512])
        let identity = identity([:], icon: icon)
        #expect(identity.links.contains(#"<link rel="icon" type="image/png" href="/oriel/assets/icon."#))
        #expect(identity.links.contains(#"<link rel="apple-touch-icon" href="/oriel/assets/icon."#))
        let icons = try #require(try manifest(identity)["icons"] as? [[String: String]])
        #expect(icons.map { $0["sizes"] } == ["180x180", "512x512"])
    }

    @Test func `only addresses of the app's schemes for the web are taken from a page's address`() {
        let information = AppInformation(["CFBundleURLTypes": [["CFBundleURLSchemes": ["notes", "web+notes"]]]])
        func address(_ path: String) -> String? { CustomAddress.address(in: path, information)?.absoluteString }
        #expect(address("/?oriel-url=web%2Bnotes%3A%2F%2Fa") == "web+notes://a")
        #expect(address("/?oriel-url=notes%3A%2F%2Fa") == nil)
        #expect(address("/?oriel-url=javascript%3Aalert(1)") == nil)
        #expect(address("/?oriel-url=web%2Bother%3A1") == nil)
        #expect(address("/?oriel-url") == nil)
        #expect(address("/notes") == nil)
    }
}

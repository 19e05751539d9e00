import AssetSymbols
import Foundation
import Testing

@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("Lagoon", "lagoon"), ("AccentColor", "accent"), ("Brand Color", "brand"), ("my-icon_small", "myIconSmall"),
        ("HTTPLogo", "httpLogo"), ("URL", "url"), ("24-hours", "_24Hours"), ("default", "`default`"),
        ("Color", "color"),
        ("iOSBlue", "iOSBlue"), ("grün 2b", "grün2B"), ("--", "_"),
    ])
    func `names are in camel case, without their kind`(asset: String, symbol: String) {
        #expect(AssetSymbol.name(of: asset, kind: "Color") == symbol)
    }

    @Test func `folders that are namespaces become types`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func make(_ path: String, _ contents: String = "{}") throws {
            let item = folder.appending(path: path)
            try FileManager.default.createDirectory(at: item, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: item.appending(path: "Contents.json"))
        }
        try make("A.xcassets/Sea.colorset")
        try make("A.xcassets/Plain/Photo Image.imageset")
        try make("A.xcassets/brand", #"{"properties":{"provides-namespace":true}}"#)
        try make("A.xcassets/brand/Sea.colorset")
        try make("A.xcassets/AppIcon.appiconset")
        try make("A.xcassets/red.colorset")

        let tree = AssetTree(catalogs: [folder.appending(path: "A.xcassets")])
        let text = AssetSource(tree).text

        #expect(tree.colors == ["sea": "Sea", "red": "red"] && tree.images == ["photo": "Photo Image"])
        #expect(tree.namespaces["Brand"]?.colors == ["sea": "brand/Sea"])
        #expect(text.contains(#"static let photo = ImageResource(name: "Photo Image", bundle: assets)"#))
        #expect(text.contains("    enum Brand {\n        static let sea = ColorResource(name: \"brand/Sea\""))
        #expect(text.contains("static var sea: Color { Color(ColorResource.Brand.sea) }"))
        // The type has this name already; the resource does not.
        #expect(!text.contains("static var red: Color {") && text.contains("static let red = ColorResource"))
    }

    @Test func `a catalogue that is not there is empty`() {
        let tree = AssetTree(catalogs: [URL(filePath: "/nowhere")])

        #expect(tree.colors.isEmpty && tree.images.isEmpty && tree.namespaces.isEmpty)
    }
}

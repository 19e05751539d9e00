import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor
@Suite struct AssetCatalogTests {
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNk+M9QzwAEAAkBAXc0yJkAAAAASUVORK5CYII="
    )

    private func folder() throws -> ResourceFolder {
        let pixel = try #require(Self.pixel)
        let texts = [
            "A.xcassets/Contents.json": "{\"info\": {\"version\": 1}}",
            "A.xcassets/Brand.colorset/Contents.json": """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1.0", "alpha": "0.5"}}},
              {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
               "color": {"platform": "ios", "reference": "labelColor"}}
            ]}
            """,
            "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "A.xcassets/Icons/Logo.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "filename": "logo.png", "scale": "1x"},
                        {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
                        {"idiom": "universal", "scale": "3x"}],
             "properties": {"template-rendering-intent": "template"}}
            """,
            "A.xcassets/Drawing.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "filename": "light.svg"},
                        {"idiom": "universal", "filename": "dark.svg",
                         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """,
            "A.xcassets/Drawing.imageset/light.svg": "<svg xmlns='x' viewBox='0 0 40 30'></svg>",
            "A.xcassets/Drawing.imageset/dark.svg": "<svg xmlns='x' width='20px' height='10'></svg>",
        ]
        var files = texts.mapValues { Data($0.utf8) }
        files["A.xcassets/Icons/Logo.imageset/logo.png"] = pixel
        files["A.xcassets/Icons/Logo.imageset/logo@2x.png"] = pixel
        files["Loose@2x.png"] = pixel
        return try ResourceFolder(files)
    }

    private func element(
        _ colorScheme: ColorScheme = .light,
        @ViewBuilder _ content: () -> some View
    ) throws -> Element {
        try #require(ViewHost(colorScheme: colorScheme, content: content).elementTrees.first).element
    }

    private func picture(_ element: Element) throws -> Picture {
        guard case .picture(let picture)? = element.attributes[.picture] else {
            throw CocoaError(.fileNoSuchFile)
        }
        return picture
    }

    @Test func `colours look different in each appearance`() throws {
        let folder = try folder()
        let color = Color("Brand", bundle: folder.bundle)

        #expect("\(color.resolve(in: .light))" == "#FF8080FF")
        #expect("\(color.resolve(in: .dark))" == "#0000FF80")
        #expect("\(color.resolve(in: ColorContext(colorScheme: .light, contrast: .increased)))" == "#000000FF")
        #expect(Color("Nowhere", bundle: folder.bundle).resolve(in: .light).opacity == 0)
    }

    @Test func `images have a size, scales and an intent`() throws {
        let folder = try folder()

        let element = try element { Image("Icons/Logo", bundle: folder.bundle) }
        let picture = try picture(element)

        #expect(picture.representations.map(\.scale) == [1, 2])
        #expect(picture.size == CGSize(width: 2, height: 1))
        #expect(element.attributes.bool(.isTemplate))
        #expect(element.attributes.string(.label) == "Icons/Logo")
    }

    @Test func `drawings follow the colour scheme`() throws {
        let folder = try folder()

        let light = try picture(element { Image("Drawing", bundle: folder.bundle) })
        let dark = try picture(element(.dark) { Image("Drawing", bundle: folder.bundle) })

        #expect(light.size == CGSize(width: 40, height: 30))
        #expect(dark.size == CGSize(width: 20, height: 10))
        #expect(light.representations.first?.scale == nil)
        #expect(light.representations.first?.file.mediaType == "image/svg+xml")
    }

    @Test func `files without a catalogue are found`() throws {
        let folder = try folder()

        #expect(try picture(element { Image("Loose", bundle: folder.bundle) }).size == CGSize(width: 2, height: 1))
    }

    @Test func `a missing image takes no room and is reported`() throws {
        let folder = try folder()
        let host = ViewHost { Image("Nowhere", bundle: folder.bundle) }

        #expect(host.elementTrees.first?.element.attributes.number(.width) == 0)
        #expect(host.issues.first?.contains("Nowhere") == true)
    }

    @Test func `a shown image can be fetched by its name`() throws {
        let folder = try folder()
        let file = try #require(
            try picture(element { Image("Loose", bundle: folder.bundle) }).representations.first?.file
        )

        #expect(ImageFile.named(file.name) === file)
        #expect(try file.data() == Self.pixel)
        #expect(ImageFile.named("\(file.hash).svg") == nil)
    }
}

import OrielTesting
import OrielUI
import Testing

@testable import OrielMacros

@MainActor
struct PreviewCatalogTests {
    private let file = "OrielMacrosTests/PreviewUses.swift"
    private let catalog = PreviewCatalog()

    private func descriptions(of name: String) throws -> [PreviewDescription] {
        let (name, source) = try #require(catalog.sources.first { $0.name == name })
        return try PreviewCatalog.descriptions(of: source, name: name)
    }

    private func host(_ id: String) throws -> ViewHost {
        let view = try #require(try catalog.view(id))
        return ViewHost { view }
    }

    @Test func `the previews of a file are found in order, with names and places`() throws {
        let names = catalog.sources.map(\.name).filter { $0.hasPrefix(file) }
        let found = try names.flatMap(descriptions)

        #expect(names == (1...11).map { "\(file):\($0)" })
        #expect(
            found.map(\.name) == [
                nil, nil, "Named", "Traits", nil, "Previewable", "Surrounded", "Surrounded, too", "Broken",
                "Controller", "UIKit",
            ]
        )
        #expect(
            found[0].file == file && found[0].line == 5 && found[0].path?.hasSuffix("Uses/PreviewUses.swift") == true
        )
        #expect(found.map(\.line) == found.map(\.line).sorted { $0 ?? 0 < $1 ?? 0 })
    }

    @Test func `traits say how a preview is shown`() throws {
        let traits = try #require(try descriptions(of: "\(file):4").first)
        let fitting = try #require(try descriptions(of: "\(file):5").first)

        #expect(traits.layout == "fixed" && traits.width == 320 && traits.height == 200 && !traits.isLandscape)
        #expect(fitting.layout == "fits" && fitting.width == nil)
    }

    @Test func `controllers and views of UIKit are previews`() throws {
        #expect(try host("\(file):10").texts == ["controller"])
        #expect(try host("\(file):11").texts == ["label"])
    }

    @Test func `each view of a provider is a preview with what its modifiers say`() throws {
        let found = try descriptions(of: "OrielMacrosTests.Previews")

        #expect(found.map(\.id) == (1...5).map { "OrielMacrosTests.Previews:\($0)" })
        #expect(found.map(\.name) == ["First", nil, nil, "Row 0", "Row 1"])
        #expect(found.map(\.layout) == ["fits", "device", "fixed", "fixed", "fixed"])
        #expect(found[1].device == "iPad mini" && found[1].isLandscape)
        #expect(try host("OrielMacrosTests.Previews:5").texts == ["1"])
    }

    @Test func `a registry that is written by hand is found, too`() throws {
        let found = try descriptions(of: "Handmade/File.swift:1")

        #expect(found.first?.name == "By hand" && found.first?.layout == "fits")
        #expect(try host("Handmade/File.swift:1").texts == ["hand"])
    }

    @Test func `generic types are left out`() {
        #expect(!catalog.sources.contains { $0.name.contains("Generic") })
    }

    @Test(arguments: [
        "", "Nowhere.swift:1", "OrielMacrosTests/PreviewUses.swift:99", "OrielMacrosTests.Previews:0",
        "OrielMacrosTests.Previews:x",
    ])
    func `a name that no preview has is none`(id: String) throws {
        #expect(try catalog.view(id) == nil)
    }

    @Test func `state of a preview is live`() async throws {
        let host = try host("\(file):6")

        #expect(host.texts == ["a"])
        try await host.tap("a")

        #expect(host.texts == ["aa"])
    }

    @Test func `the context of surroundings is made once`() async throws {
        let first = try host("\(file):7")
        try await first.wait(until: { first.texts == ["context 1", "one"] })
        let second = try host("\(file):8")

        #expect(second.texts == ["context 1", "two"])
        #expect(contextCount == 1)
    }

    @Test func `surroundings without a context say why`() async throws {
        let host = try host("\(file):9")

        try await host.wait(until: { host.texts == ["BrokenSurroundings has no context: no samples"] })
    }
}

private struct Handmade: PreviewRegistry {
    static var fileID: String { "Handmade/File.swift" }
    static var filePath: String { "/Handmade/File.swift" }
    static var line: Int { 1 }

    static func makePreview() throws -> Preview {
        Preview("By hand", traits: .sizeThatFitsLayout) { Text("hand") }
    }
}

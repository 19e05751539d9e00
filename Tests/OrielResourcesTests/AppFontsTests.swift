import Foundation
import Testing

@testable import OrielResources

struct AppFontsTests {
    private static let files = [
        FontSample(family: "Sample", style: "Bold", postScriptName: "Sample-Bold", weight: 700),
        FontSample(family: "Sample", style: "Italic", postScriptName: "Sample-Italic", selection: 1),
        FontSample(family: "Sample"),
    ].map { try! $0.file }

    private let fonts = AppFonts(files: files)

    @Test(arguments: [
        ("Sample", 400.0, false), ("Sample-Regular", 400, false), ("Sample-Bold", 700, false),
        ("sample bold", 700, false), ("Sample Italic", 400, true),
    ])
    func `a name selects a face or the regular face of a family`(name: String, weight: Double, isItalic: Bool) throws {
        let match = try #require(fonts.match(named: name))
        #expect(match.family == "Sample")
        #expect((match.weight, match.isItalic) == (weight, isItalic))
    }

    @Test func `an unknown name selects no font`() {
        #expect(fonts.match(named: "Helvetica") == nil)
    }

    @Test func `a second face with the same style has a family of its own`() throws {
        let display = try FontSample(family: "Sample", postScriptName: "SampleDisplay-Regular").file
        let fonts = AppFonts(files: Self.files + [display])
        #expect(fonts.match(named: "SampleDisplay-Regular")?.family == "SampleDisplay-Regular")
    }

    @Test func `a font that exists twice is used once`() {
        #expect(AppFonts(files: Self.files + Self.files).fonts.count == 3)
    }

    @Test func `an instance of a variable font selects its weight`() throws {
        let variable = FontSample(variation: (weights: 100...900, instances: [(name: "Black", weight: 900)]))
        let match = try #require(AppFonts(files: [variable.file]).match(named: "Sample-Black"))
        #expect((match.family, match.weight) == ("Sample", 900))
    }

    @Test func `fonts are found in the folders of bundles, without following links`() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let bundle = home.appendingPathComponent("app.resources")
        for folder in [bundle.appendingPathComponent("Fonts/Sample"), home.appendingPathComponent("build")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appendingPathComponent("A.TTF"))
        }
        try Data().write(to: bundle.appendingPathComponent("readme.txt"))
        try FileManager.default.createSymbolicLink(
            at: bundle.appendingPathComponent("loop"),
            withDestinationURL: bundle
        )

        let files = FontFolder.files(home: home, bundles: [bundle])

        #expect(files.map(\.lastPathComponent) == ["A.TTF"])
    }

    @Test func `the names of a family's fonts are listed`() {
        #expect(fonts.familyNames == ["Sample"])
        #expect(fonts.fontNames(ofFamily: "sample") == ["Sample-Bold", "Sample-Italic", "Sample-Regular"])
    }
}

import ArgumentParser
import Foundation
import Testing

@testable import OrielTool

struct SnapshotTests {
    private func entry(layout: PreviewEntry.Layout = .device, size: PreviewEntry.Size? = nil) -> PreviewEntry {
        PreviewEntry(
            id: "Notes/A.swift:2",
            title: "Signed in/out",
            file: "Sources/Notes/A.swift",
            layout: layout,
            size: size,
            isLandscape: false
        )
    }

    @Test func `a variant says how a preview is shown`() throws {
        let variant = try #require(PreviewVariant("dark,rtl,xxxLarge,zh-Hans,landscape"))

        #expect(variant.size(of: entry()) == .init(width: 852, height: 393))
        #expect(variant.scheme == "dark")
        // A scheme in the address would have precedence over that of the preview itself.
        #expect(
            variant.path(of: entry(), frame: "f")
                == "/?preview=Notes/A.swift:2;direction=rtl;size=xxxLarge;locale=zh-Hans;width=852;frame=f"
        )
        #expect(PreviewVariant.light.path(of: entry(layout: .fits), frame: "f").hasSuffix(";layout=fits"))
        let size = PreviewEntry.Size(width: 300, height: 70)
        #expect(variant.size(of: entry(layout: .fixed, size: size)) == size)
    }

    @Test(arguments: ["blue-", "dark,,rtl", "DARK", "size=large", "../x"])
    func `an unknown variant is none`(text: String) {
        #expect(PreviewVariant(text) == nil)
    }

    @Test func `names of pictures are those of files`() {
        #expect(SnapshotAlbum.name(of: entry(), .dark) == "Sources/Notes/A/2 Signed in_out.dark.png")
    }

    @Test func `pictures of one folder are named relative to it`() throws {
        var other = entry()
        other.file = "Sources/NotesKit/B.swift"

        let found = try PreviewEntry.entries([entry(), other], in: "./Sources/Notes/")

        #expect(found.map(\.file) == ["A.swift"] && found.map(\.id) == [entry().id])
        #expect(try PreviewEntry.entries([entry(), other], in: nil) == [entry(), other])
        #expect(throws: ToolError.self) { try PreviewEntry.entries([entry(), other], in: "Sources/Note") }
    }

    private func album(_ folder: TemporaryFolder, updates: Bool = false) -> SnapshotAlbum {
        SnapshotAlbum(folder: URL(fileURLWithPath: folder.url.path), variants: [.light], updates: updates)
    }

    @Test func `pictures are written, compared and replaced`() throws {
        let folder = try TemporaryFolder()
        let name = "A/1 One.light.png"
        func add(_ text: String, updates: Bool = false) throws -> SnapshotAlbum {
            var album = album(folder, updates: updates)
            try album.begin()
            try album.add(Data(text.utf8), name: name) { _, new in .init(pixels: 1, picture: Data("red \(new)".utf8)) }
            try album.end()
            return album
        }
        func text(_ path: String) -> String? {
            try? String(contentsOfFile: "\(folder.url.path)/\(path)", encoding: .utf8)
        }

        let first = try add("old")
        #expect(first.counts == [.new: 1] && first.isUnchanged && text(name) == "old")
        #expect(try add("old").counts == [.same: 1])

        let changed = try add("new")
        #expect(changed.counts == [.different: 1] && !changed.isUnchanged)
        #expect(text(name) == "old" && text("differences/\(name)")?.hasPrefix("red") == true)

        #expect(try add("new", updates: true).counts == [.updated: 1])
        #expect(text(name) == "new" && text("differences/\(name)") == nil)
    }

    @Test func `a picture that only looks the same counts as the same`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A/1 One.light.png", "old")
        var album = album(folder)

        try album.add(Data("new".utf8), name: "A/1 One.light.png") { _, _ in nil }

        #expect(album.counts == [.same: 1])
    }

    @Test func `pictures without a preview are reported, and only an update removes them`() throws {
        let folder = try TemporaryFolder()
        for name in ["A/1 One.light.png", "A/1 One.dark.png", "logo.light.png", "differences/A/1 One.light.png"] {
            try folder.write(name, "")
        }
        var album = album(folder)
        try album.end()
        var updated = self.album(folder, updates: true)
        try updated.end()

        #expect(album.counts == [.gone: 1] && !album.isUnchanged)
        #expect(updated.counts == [.removed: 1] && updated.isUnchanged)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".png") }
        #expect(Set(names) == ["A/1 One.dark.png", "logo.light.png", "differences/A/1 One.light.png"])
    }

    @Test func `a preview that cannot be shown is a failure`() throws {
        var album = album(try TemporaryFolder())
        album.fail("A/1 One.light.png", "Fatal error")

        #expect(!album.isUnchanged && album.summary == "Pictures: 1 failed")
    }

    @Test func `a browser that has ended is an error`() throws {
        let browser = try Chromium(path: "/bin/true")

        #expect(throws: ToolError("the browser has ended")) {
            // The first ones may be in the pipe before it ends.
            for _ in 0..<1000 { try browser.call("Browser.getVersion") }
        }
        #expect(throws: ToolError("/no/browser cannot be started: No such file or directory")) {
            try Chromium(path: "/no/browser")
        }
    }

    @Test func `what is there and cannot be read is not written over`() throws {
        let folder = try TemporaryFolder()
        let name = "A/1 One.light.png"
        let path = "\(folder.url.path)/\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        var album = album(folder)

        let message = "\(path) cannot be read; expected a picture that an earlier run has written"
        #expect(throws: ToolError(message)) { try album.add(Data("new".utf8), name: name) { _, _ in nil } }
        #expect(album.counts.isEmpty)
    }

    @Test(arguments: [["--update"], ["--variant", "dark"], ["--only", "Sources"]])
    func `options of pictures are refused without a folder for them`(options: [String]) {
        #expect(throws: (any Error).self) { try PreviewsCommand.parseAsRoot(options) }
        #expect(throws: Never.self) { try PreviewsCommand.parseAsRoot(["--snapshots", "Pictures"] + options) }
    }
}

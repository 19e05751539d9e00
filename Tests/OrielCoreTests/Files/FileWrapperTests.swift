import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers
import Testing

@testable import OrielCore

struct FileWrapperTests {
    /// Runs a test with a folder that is removed afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try body(url)
        try FileManager.default.removeItem(at: url)
    }

    private func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }

    @Test func `a folder has files and folders`() {
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a.txt": file("a"), "b": .init(directoryWithFileWrappers: [:]),
        ])

        #expect(wrapper.isDirectory && !wrapper.isRegularFile && !wrapper.isSymbolicLink)
        #expect(wrapper.regularFileContents == nil)
        #expect(wrapper.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(wrapper.fileWrappers?["a.txt"]?.preferredFilename == "a.txt")
        #expect(wrapper.fileWrappers?["b"]?.isDirectory == true)
        #expect(file("a").fileWrappers == nil)
    }

    @Test func `files are added and removed`() throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])

        let first = wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt")
        let second = wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt")
        let child = try #require(wrapper.fileWrappers?[first])

        #expect(first == "a.txt" && second == "2 a.txt")
        #expect(wrapper.keyForFileWrapper(child) == first)
        wrapper.removeFileWrapper(child)
        #expect(wrapper.fileWrappers.map { Array($0.keys) } == [second])
        #expect(wrapper.keyForFileWrapper(child) == nil)
    }

    @Test(arguments: [FileWrapper.WritingOptions.atomic, [], .withNameUpdating])
    func `a folder is written and read`(options: FileWrapper.WritingOptions) throws {
        try withFolder { folder in
            let url = folder.appending(path: "Notes.notes", directoryHint: .isDirectory)
            let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": file("b")])
            let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": file("a"), "inner": inner])

            try wrapper.write(to: url, options: options, originalContentsURL: nil)
            try wrapper.write(to: url, options: options, originalContentsURL: url)
            let read = try FileWrapper(url: url, options: .immediate)

            #expect(read.filename == "Notes.notes" && read.fileWrappers?.count == 2)
            #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
            #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Notes.notes"])
            #expect((wrapper.filename == "Notes.notes") == options.contains(.withNameUpdating))
        }
    }

    @Test func `an item that cannot be replaced is put back`() throws {
        try withFolder { folder in
            let old = folder.appending(path: "old", directoryHint: .isDirectory)
            try FileWrapper(directoryWithFileWrappers: ["a.txt": file("a")]).write(to: old, originalContentsURL: nil)

            #expect(throws: (any Error).self) {
                try FileWrapper.move(folder.appending(path: "missing"), to: old, with: .default)
            }

            #expect(try FileWrapper(url: old).fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old"])
        }
    }

    @Test func `a folder replaces a file`() throws {
        try withFolder { folder in
            let url = folder.appending(path: "item")
            try Data("a".utf8).write(to: url)

            try FileWrapper(directoryWithFileWrappers: ["b.txt": file("b")])
                .write(to: url, options: .atomic, originalContentsURL: nil)

            #expect(try FileWrapper(url: url).fileWrappers?.count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["item"])
        }
    }

    @Test(arguments: ["..", "../a", "a/b", ".", ""])
    func `a name cannot lead out of its folder`(name: String) throws {
        try withFolder { folder in
            let wrapper = FileWrapper(directoryWithFileWrappers: [name: file("a")])

            for options in [FileWrapper.WritingOptions.atomic, []] {
                #expect(throws: CocoaError.self) {
                    try wrapper.write(to: folder.appending(path: "x"), options: options, originalContentsURL: nil)
                }
            }
        }
    }

    @Test func `links are left out`() throws {
        try withFolder { folder in
            try Data("a".utf8).write(to: folder.appending(path: "a.txt"))
            try FileManager.default.createSymbolicLink(at: folder.appending(path: "loop"), withDestinationURL: folder)

            #expect(try FileWrapper(url: folder).fileWrappers.map { Array($0.keys) } == ["a.txt"])
        }
    }

    @Test func `a folder cannot be exported`() {
        #expect(throws: CocoaError.self) {
            try FileExporter.Export(FileWrapper(directoryWithFileWrappers: [:]), as: .folder)
        }
    }
}

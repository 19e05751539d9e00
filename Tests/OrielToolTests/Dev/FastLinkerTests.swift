import Foundation
import Testing

@testable import OrielTool

@Suite struct FastLinkerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ program: String, _ text: String) throws {
        try folder.write(program, "#!/bin/sh\n\(text)\n")
        let path = folder.url.appending(path: program).path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    @Test func `the linker beside Swift comes before the others, with their name`() throws {
        try write("tool chain/swift", "")
        try write("tool chain/ld.lld", #"echo "LLD: $*""#)
        let path = "\(folder.url.path)/tool chain:/usr/bin:/bin"

        let linker = try #require(FastLinker(path: path, folder: folder.url.appending(path: "linker")))

        #expect(linker.variables == ["PATH": "\(folder.url.path)/linker:\(path)"])
        var lines: [String] = []
        let status = try Subprocess.run(["ld.gold", "-o", "a b"], variables: linker.variables) {
            lines.append(String($0))
        }
        #expect(status == 0 && lines == ["LLD: -o a b"])
    }

    @Test func `without one, or a folder for it, programs are linked as usual`() throws {
        try write("bin/swift", "")
        let path = "\(folder.url.path)/bin"
        #expect(FastLinker(path: path, folder: folder.url.appending(path: "linker")) == nil)
        #expect(FastLinker(path: "/nowhere", folder: folder.url.appending(path: "linker")) == nil)

        try write("bin/ld.lld", "")
        try folder.write("file", "")
        #expect(FastLinker(path: path, folder: folder.url.appending(path: "file/linker")) == nil)
    }
}

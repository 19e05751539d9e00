import Foundation
import Testing

@testable import OrielTool

@Suite struct LoadedLibrariesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `what ldd prints is read`() throws {
        let list = """
            \tlinux-vdso.so.1 (0x00007ffc8b5f2000)
            \tlibz.so.1 => /lib/x86_64-linux-gnu/libz.so.1 (0x00007f1c5f000000)
            \t/lib64/ld-linux-x86-64.so.2 (0x00007f1c5f3c2000)
            """

        #expect(try LoadedLibraries.parse(list) == ["/lib/x86_64-linux-gnu/libz.so.1", "/lib64/ld-linux-x86-64.so.2"])
    }

    @Test func `a library that is missing is an error`() {
        #expect(throws: ToolError("the program needs libvips.so.42, which this machine lacks")) {
            try LoadedLibraries.parse("\tlibvips.so.42 => not found\n")
        }
    }

    @Test func `libraries that are loaded later are found in the folders of others`() throws {
        for name in ["libz.so.1", "libbrotlidec.so.1"] { try folder.write(name) }
        let path = folder.url.path

        let found = LoadedLibraries.optional(near: ["/nowhere/libc.so.6", "\(path)/libz.so.1"])

        #expect(found == ["\(path)/libbrotlidec.so.1"])
    }

    @Test func `each library occurs once`() throws {
        let paths = try LoadedLibraries.paths(of: "/bin/true")

        #expect(Set(paths).count == paths.count)
        #expect(paths.contains { $0.hasSuffix("/libc.so.6") })
    }
}

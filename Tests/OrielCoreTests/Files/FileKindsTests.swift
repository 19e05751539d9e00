import OrielCore
import OrielUniformTypeIdentifiers
import Testing

@Suite struct FileKindsTests {
    @Test(
        arguments: [
            ([UTType.image], "image/*"), ([.image, .movie], "image/*,video/*"), ([.png], "image/png,.png"),
            ([.pdf], "application/pdf,.pdf"), ([.data], ""), ([.image, .item], ""), ([], ""),
        ] as [([UTType], String)]
    )
    func `the accept list names the types for the browser`(types: [UTType], list: String) {
        #expect(FileKinds(types).acceptList == list)
    }

    @Test func `a group lists all conforming types`() {
        let parts = FileKinds([.text]).acceptList.split(separator: ",")

        #expect(parts.contains("text/plain") && parts.contains(".md") && parts.contains(".json"))
        #expect(!parts.contains("image/png"))
    }

    @Test(arguments: [
        ("a.png", "image/png", true), ("a.PNG", "", true), ("a", "image/png", true), ("a.heic", "", true),
        ("raw.cr3", "image/x-canon-cr3", true), ("a.html", "image/png", false), ("a.png.html", "image/png", false),
        ("a.exe", "application/x-msdownload", false), ("a", "", false), ("", "image", false), (".png", "", true),
    ])
    func `a file is what its extension says, or else its media type`(name: String, type: String, isImage: Bool) {
        #expect(FileKinds([.image]).allows(name: name, mediaType: type) == isImage)
    }

    @Test func `a type of the app's own lets all pass, since browsers know nothing of it`() {
        let kinds = FileKinds([UTType(exportedAs: "com.example.drawing")])

        #expect(kinds.acceptList == "" && kinds.allows(name: "a.drawing", mediaType: ""))
    }

    @Test func `an unknown extension is requested by itself`() throws {
        let kinds = FileKinds([try #require(UTType(filenameExtension: "oriel"))])

        #expect(kinds.acceptList == ".oriel")
        #expect(kinds.allows(name: "a.oriel", mediaType: "") && !kinds.allows(name: "a.png", mediaType: "image/png"))
    }

    @Test(arguments: [
        ("../../etc/passwd", "passwd"), ("C:\\evil.txt", "evil.txt"), ("a\u{0}b\n", "ab"), ("..", "file"), ("", "file"),
        ("\u{202E}gpj.exe", "gpj.exe"), ("/", "file"),
    ])
    func `a name is made safe`(name: String, safe: String) {
        #expect(FileName.safe(name) == safe)
    }

    @Test func `a long name keeps its end`() {
        let name = FileName.safe(String(repeating: "é", count: 300) + ".png")

        #expect(name.utf8.count <= 200 && name.hasSuffix(".png"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a name of a million letters is cut at once`() {
        let name = FileName.safe(String(repeating: "a", count: 1_000_000) + ".png")

        #expect(name == String(repeating: "a", count: 196) + ".png")
    }
}

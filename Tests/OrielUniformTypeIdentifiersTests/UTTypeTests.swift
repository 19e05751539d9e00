import Foundation
import OrielUniformTypeIdentifiers
import Testing

@Suite struct UTTypeTests {
    @Test(arguments: [
        ("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("png", "public.png"), ("mov", "com.apple.quicktime-movie"),
        ("txt", "public.plain-text"), ("pdf", "com.adobe.pdf"), ("md", "net.daringfireball.markdown"),
    ])
    func `an extension leads to its type`(ending: String, identifier: String) {
        #expect(UTType(filenameExtension: ending)?.identifier == identifier)
    }

    @Test func `a media type leads to its type`() {
        #expect(UTType(mimeType: "image/jpeg") == .jpeg)
        #expect(UTType(mimeType: "text/html") == .html)
    }

    @Test func `types conform along the whole line`() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .item))
        #expect(UTType.jpeg.isSubtype(of: .image) && !UTType.jpeg.isSubtype(of: .jpeg))
        #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.conforms(to: .jpeg))
        #expect(UTType.swiftSource.conforms(to: .text) && !UTType.image.conforms(to: .text))
        #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .content]))
    }

    @Test func `a type knows its tags`() {
        #expect(UTType.plainText.preferredFilenameExtension == "txt")
        #expect(UTType.plainText.preferredMIMEType == "text/plain")
        #expect(UTType.png.tags[.filenameExtension] == ["png"])
        #expect(UTType.image.preferredFilenameExtension == nil)
    }

    @Test func `an unknown extension makes a type of its own`() throws {
        let type = try #require(UTType(filenameExtension: "oriel"))

        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "oriel")
        #expect(type == UTType(filenameExtension: "ORIEL"))
        #expect(type != UTType(mimeType: "oriel"))
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func `a required conformance is honoured`() {
        #expect(UTType(filenameExtension: "jpg", conformingTo: .image) == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text)?.isDynamic == true)
    }

    @Test func `an identifier has to be declared, unless it is the app's own`() {
        #expect(UTType("public.jpeg") == .jpeg && UTType("com.example.drawing") == nil)
        let own = UTType(exportedAs: "com.example.drawing", conformingTo: .json)
        #expect(own.conforms(to: .text) && own.identifier == "com.example.drawing")
        #expect(UTType(importedAs: "com.example.drawing") == own)
    }

    @Test func `a type goes through JSON as its identifier`() throws {
        let data = try JSONEncoder().encode([UTType.jpeg])

        #expect(String(decoding: data, as: UTF8.self) == #"["public.jpeg"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.jpeg])
    }

    @Test func `every constant is declared, and every supertype too`() {
        let constants: [UTType] = [
            .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .symbolicLink,
            .executable,
            .diskImage, .url, .fileURL, .text, .utf8PlainText, .utf16PlainText, .delimitedText, .commaSeparatedText,
            .tabSeparatedText, .log, .rtf, .rtfd, .xml, .yaml, .css, .json, .geoJSON, .sourceCode, .cSource, .cHeader,
            .cPlusPlusSource, .cPlusPlusHeader, .objectiveCSource, .objectiveCPlusPlusSource, .assemblyLanguageSource,
            .script, .shellScript, .pythonScript, .rubyScript, .perlScript, .phpScript, .javaScript, .propertyList,
            .xmlPropertyList, .binaryPropertyList, .pdf, .epub, .webArchive, .gif, .tiff, .bmp, .ico, .icns, .heif,
            .heic,
            .webP, .rawImage, .livePhoto, .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg,
            .mpeg2Video,
            .mpeg2TransportStream, .mpeg4Movie, .mpeg4Audio, .appleProtectedMPEG4Audio, .avi, .mp3, .aiff, .wav, .midi,
            .playlist, .m3uPlaylist, .threeDContent, .usd, .usdz, .archive, .zip, .gzip, .bz2, .tarArchive,
            .spreadsheet,
            .presentation, .database, .message, .emailMessage, .contact, .vCard, .toDoItem, .calendarEvent, .bookmark,
            .internetLocation, .font, .x509Certificate, .pkcs12, .resolvable,
        ]
        for type in constants {
            #expect(type.isDeclared, "\(type)")
            #expect(!type.supertypes.contains { !$0.isDeclared }, "\(type)")
        }
    }

    @Test func `addresses take the extension of a type once`() {
        let folder = URL(fileURLWithPath: "/tmp/a")

        #expect(folder.appendingPathExtension(for: .png).lastPathComponent == "a.png")
        #expect(URL(fileURLWithPath: "/tmp/a.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("b", conformingTo: .json).lastPathComponent == "b.json")
    }
}

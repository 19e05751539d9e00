import Foundation
import SwiftUI
import TreeholeAPI
import UniformTypeIdentifiers

/// The posts of a member as a JSON file.
struct PostsFile: FileDocument {
    static var readableContentTypes: [UTType] { [.json] }

    private struct Entry: Codable {
        var number: Int
        var text: String
        var tag: String?
        var choices: [String]
        var date: Date
    }

    let data: Data

    init(_ posts: [Post]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        data = try encoder.encode(
            posts.map {
                Entry(number: $0.id, text: $0.text, tag: $0.tag, choices: $0.choices.map(\.text), date: $0.createdDate)
            }
        )
    }

    init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}

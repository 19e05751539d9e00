import CoreTransferable
import Foundation
import TreeholeAPI
import UniformTypeIdentifiers

/// The posts of a member as a JSON file.
struct PostsFile: Transferable {
    private struct Entry: Encodable {
        var number: Int
        var text: String
        var tag: String?
        var choices: [String]
        var date: Date
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { try $0.data() }
    }

    let posts: [Post]

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(
            posts.map {
                Entry(number: $0.id, text: $0.text, tag: $0.tag, choices: $0.choices.map(\.text), date: $0.createdDate)
            }
        )
    }
}

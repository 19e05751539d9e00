import Foundation
import Testing

struct ViewModelImportTests {
    @Test func `no view model imports SwiftUI`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.lastPathComponent.hasSuffix("ViewModel.swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("import SwiftUI"), "\(file.lastPathComponent)")
            count += 1
        }

        #expect(count > 1)
    }
}

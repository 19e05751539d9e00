import Foundation
import OrielFoundation
import Testing

struct URLDirectoriesTests {
    @Test func `are those that the file manager finds`() {
        func found(_ directory: FileManager.SearchPathDirectory) -> URL? {
            FileManager.default.urls(for: directory, in: .userDomainMask).first
        }

        #expect(URL.cachesDirectory == found(.cachesDirectory))
        #expect(URL.applicationSupportDirectory == found(.applicationSupportDirectory))
    }

    @Test func `are folders of files`() {
        let folders: [URL] = [
            .applicationSupportDirectory, .cachesDirectory, .desktopDirectory, .documentsDirectory, .downloadsDirectory,
            .libraryDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory, .temporaryDirectory,
            .homeDirectory,
        ]

        #expect(folders.allSatisfy { $0.isFileURL && $0.hasDirectoryPath })
    }
}

import Foundation
import OrielFoundation
import Testing

struct UbiquityTests {
    @Test func `files are not in iCloud`() {
        let file = URL.documentsDirectory.appending(path: "note.txt")

        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(!FileManager.default.isUbiquitousItem(at: file))
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) {
            try FileManager.default.setUbiquitous(true, itemAt: file, destinationURL: file)
        }
    }
}

import Foundation
import ListKit
import MomentsModel
import Testing

@testable import Administration

struct StorageTextTests {
    private let localizer = Localizer(locale: Locale(identifier: "en"))

    @Test(arguments: [
        (0, "0 MB"), (40_000, "0 MB"), (3_440_000, "3.4 MB"), (340_400_000, "340 MB"), (1_240_000_000, "1.2 GB"),
        (5_000_000_000, "5 GB"), (10_000_000_000_000, "10,000 GB"),
    ])
    func `bytes are megabytes or gigabytes`(bytes: Int, text: String) {
        #expect(localizer.size(ofBytes: bytes) == text)
    }

    @Test func `a limit is said if there is one`() {
        #expect(localizer.text(of: StorageUse(bytes: 3_000_000)) == "3 MB")
        #expect(localizer.text(of: StorageUse(bytes: 3_000_000, quota: 5_000_000_000)) == "3 MB of 5 GB")
    }
}

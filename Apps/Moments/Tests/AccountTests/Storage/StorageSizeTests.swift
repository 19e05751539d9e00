import Foundation
import MomentsFoundations
import MomentsModel
import Testing

@testable import Account

@Suite struct StorageSizeTests {
    @Test(arguments: [
        (0, "en", "0 MB"), (49_000, "en", "0 MB"), (1_250_000, "en", "1.2 MB"), (350_000_000, "en", "350 MB"),
        (999_940_000, "en", "999.9 MB"), (999_960_000, "en", "1 GB"), (1_240_000_000, "en", "1.2 GB"),
        (5_000_000_000, "en", "5 GB"), (1_240_000_000, "zh-Hans", "1.2吉字节"), (350_000_000, "zh-Hans", "350兆字节"),
    ])
    func `bytes are said in megabytes or gigabytes`(bytes: Int, language: String, text: String) {
        let localizer = Localizer(locale: Locale(identifier: language))

        #expect(StorageSize.text(of: bytes, by: localizer) == text)
    }

    @Test(arguments: [
        (0, 100, 0.0, false), (90, 100, 0.9, false), (91, 100, 0.91, true), (120, 100, 1, true), (0, 0, 1, true),
    ])
    func `a quota is nearly full when less than a tenth is left`(
        bytes: Int,
        quota: Int,
        fraction: Double,
        isNearlyFull: Bool
    ) {
        let use = StorageUse(bytes: bytes, quota: quota)

        #expect(use.fraction == fraction && use.isNearlyFull == isNearlyFull)
    }

    @Test func `without a quota there is no fraction`() {
        #expect(StorageUse(bytes: 5).fraction == nil && !StorageUse(bytes: 5).isNearlyFull)
    }
}

import Foundation
import Testing

@testable import Account

struct WaitingTimeTests {
    @Test(
        arguments: [
            (0.2, "1 second"), (40, "40 seconds"), (89, "89 seconds"), (90, "2 minutes"), (121, "3 minutes"),
            (3600, "60 minutes"), (7000, "2 hours"), (172_799, "48 hours"), (172_800, "2 days"), (172_801, "3 days"),
        ]
    )
    func `whoever waits as long as is said has waited long enough`(seconds: Double, text: String) {
        #expect(WaitingTime.text(of: .seconds(seconds), in: Locale(identifier: "en")) == text)
    }
}

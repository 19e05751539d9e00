import ListKit
import MomentsFoundations
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct RelativeTimeTests {
    @Test(arguments: [("en", "5 minutes ago"), ("zh-Hans", "5分钟前")])
    func `a time is told in the viewer's language`(language: String, text: String) {
        let host = ViewHost(locale: Locale(identifier: language)) {
            RelativeTime(.sample).environment(\.appClock, .fixed(.sample.addingTimeInterval(310)))
        }

        #expect(host.texts == [text])
    }
}

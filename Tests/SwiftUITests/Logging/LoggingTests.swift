import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct LoggingTests {
    @Test func `an app writes to logs in all forms`() throws {
        let download = Download(url: try #require(URL(string: "https://example.org/a")))

        download.finish(bytes: 3, error: nil)
        OSLogForms.write("Ada")

        #expect(download.total == 3)
        #expect(ViewHost { LoggingView() }.texts == ["Logging"])
    }
}

import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct UserActivityTests {
    private struct Continuing: View {
        @State private var address = "none"

        var body: some View {
            Text(address)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    address = activity.webpageURL?.path ?? "nil"
                }
                .onContinueUserActivity("com.example.other") { _ in address = "other" }
                .userActivity("com.example.reading") { $0.title = "Reading" }
        }
    }

    @Test func `a page continues with its address`() async {
        let host = ViewHost { Continuing() }

        _ = await host.open("/books/7")

        #expect(host.texts == ["/books/7"])
    }
}

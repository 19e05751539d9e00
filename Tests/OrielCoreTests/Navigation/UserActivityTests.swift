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

    private struct Place: Codable, Equatable {
        var book: Int
        var chapters: [String]
    }

    @Test func `an activity has the fields of a value`() throws {
        let activity = NSUserActivity(activityType: "com.example.reading")
        let place = Place(book: 7, chapters: ["One"])

        try activity.setTypedPayload(place)

        #expect(activity.userInfo?["book"] as? Int == 7)
        #expect(try activity.typedPayload(Place.self) == place)
        #expect(throws: DecodingError.self) { try activity.typedPayload([String: String].self) }
        #expect(throws: (any Error).self) { try activity.setTypedPayload([1, 2]) }
    }
}

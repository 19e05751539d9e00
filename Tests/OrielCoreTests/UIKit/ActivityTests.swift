import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@MainActor
@Suite struct ActivityTests {
    private final class Ends {
        var activities: [UIActivity.ActivityType?] = []
        var outcomes: [Bool] = []
    }

    private struct Sharing: UIViewControllerRepresentable {
        let ends: Ends

        func makeUIViewController(context: Context) -> UIActivityViewController {
            let items: [Any] = ["Look", URL(string: "https://a.example")!]
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            controller.completionWithItemsHandler = { activity, isCompleted, _, _ in
                ends.activities.append(activity)
                ends.outcomes.append(isCompleted)
            }
            return controller
        }

        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    private let ends = Ends()

    @Test func `the browser is asked for the outcome`() throws {
        let ends = ends
        let host = ViewHost { Sharing(ends: ends) }

        let tree: ElementTree = try #require(host.elements(.button).first)
        let button = tree.element
        let item = #"{"reports":"outcome","text":"Look","url":"https://a.example"}"#
        #expect(button.attributes.string(.value) == item && button.events.contains(.change))
    }

    @Test func `what is copied instead has an activity, and is reported once`() async throws {
        let ends = ends
        let host = ViewHost { Sharing(ends: ends) }
        let button: ElementTree = try #require(host.elements(.button).first)

        for value in ["", "{}", "copied", "shared"] { _ = await host.send(.choose(value), to: button.id) }
        host.unmount()

        #expect(ends.activities == [.copyToPasteboard] && ends.outcomes == [true])
    }

    @Test func `a controller that disappears has shared nothing`() async {
        let ends = ends
        let host = ViewHost { Sharing(ends: ends) }
        await host.settle()

        host.unmount()

        #expect(ends.activities == [nil] && ends.outcomes == [false])
    }
}

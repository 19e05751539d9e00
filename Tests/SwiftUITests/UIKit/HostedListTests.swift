import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct HostedListTests {
    private struct Notes: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
            let list = UIHostingController(rootView: List { Text("First") })
            list.title = "Notes"
            return UINavigationController(rootViewController: list)
        }

        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }

    @Test func `a page has the background of the list that a hosting controller shows`() throws {
        let host = ViewHost { Notes() }

        #expect(host.html.contains(#"data-kind="page" data-style="inline" data-variant="grouped"#))
    }
}

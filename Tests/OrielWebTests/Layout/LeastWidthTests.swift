import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct LeastWidthTests {
    /// Returns the markup and the rules of a newly mounted document.
    private func fresh(_ host: ViewHost) -> (html: String, rules: String) {
        let document = WebDocument()
        document.mount(host.elementTrees)
        return (document.html, document.makePage().rules)
    }

    private func rules(@ViewBuilder _ content: @escaping () -> some View) -> String {
        fresh(ViewHost { HStack(spacing: 0) { content() } }).rules
    }

    @Test func `a column with a limited frame is at least as wide as its rigid views`() {
        let limited = rules {
            VStack {
                Color.red
                HStack(spacing: 20) {
                    Color.red.frame(width: 30)
                    Color.red.frame(width: 40).padding(.horizontal, 5)
                    Spacer(minLength: 7)
                }
                Color.red.frame(minWidth: 60, maxWidth: 500)
            }
        }
        // 30 + 20 + 50 + 20 + 7
        #expect(limited.contains("min-width:127px"))

        let rigid = rules {
            VStack {
                Color.red
                Color.red.frame(width: 127)
            }
        }
        // The browser finds it.
        #expect(!rigid.contains("min-width:127px"))
    }

    @Test func `a frame of a fixed width hides the limits inside of it`() {
        let content = rules { Color.red.frame(maxWidth: 500).padding(20).frame(width: 99).frame(maxWidth: .infinity) }

        #expect(!content.contains("min-width:99px"))
    }

    @Test func `the least width follows the views inside`() async throws {
        struct Row: View {
            @State private var width = 80.0
            @State private var isShown = false

            var body: some View {
                HStack {
                    VStack {
                        Color.red
                        Color.red.frame(width: width)
                        if isShown { Color.red.frame(width: 300) }
                        Color.red.frame(maxWidth: 500)
                    }
                    Button("Wider") { width = 120 }
                    Button("More") { isShown = true }
                }
            }
        }
        let host = ViewHost { Row() }
        let narrow = host.html

        try await host.tap("Wider")
        #expect(host.html != narrow)
        #expect(host.html == fresh(host).html)

        try await host.tap("More")
        #expect(host.html == fresh(host).html)
    }

    @Test func `the least width follows a padding of the safe area`() async throws {
        struct Row: View {
            @State private var length: CGFloat = 10

            var body: some View {
                HStack {
                    VStack {
                        Color.red
                        Color.red.frame(width: 80).safeAreaPadding(.horizontal, length)
                        Color.red.frame(maxWidth: 500)
                    }
                    Button("Wider") { length = 40 }
                }
            }
        }
        let host = ViewHost { Row() }
        #expect(fresh(host).rules.contains("min-width:100px"))

        try await host.tap("Wider")

        #expect(fresh(host).rules.contains("min-width:160px"))
        #expect(host.html == fresh(host).html)
    }
}

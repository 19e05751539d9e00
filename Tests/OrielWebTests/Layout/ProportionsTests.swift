import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct ProportionsTests {
    /// Returns the markup of a newly mounted document.
    private func fresh(_ host: ViewHost) -> String {
        let document = WebDocument()
        document.mount(host.elementTrees)
        return document.html
    }

    @Test func `a stack follows the proportions of what is in it`() async throws {
        struct Card: View {
            @State var isWide = false
            var body: some View {
                VStack {
                    Color.red.aspectRatio(isWide ? 3 : 1, contentMode: .fit).padding(isWide ? 8 : 4)
                    Color.blue
                    Button("Turn") { isWide.toggle() }
                }
            }
        }
        let host = ViewHost { Card() }
        let square = host.html

        try await host.tap("Turn")

        #expect(host.html != square)
        #expect(host.html == fresh(host))
    }

    @Test func `a stack shares by proportions only while a fitted view is in it`() async throws {
        struct Card: View {
            @State var isShown = false
            var body: some View {
                VStack {
                    if isShown { Color.red.aspectRatio(2, contentMode: .fit) }
                    Color.blue
                    Button("Turn") { isShown.toggle() }
                }
            }
        }
        let host = ViewHost { Card() }
        let empty = host.html

        try await host.tap("Turn")
        #expect(host.html == fresh(host))
        try await host.tap("Turn")

        #expect(host.html == empty)
    }

    @Test func `a view with proportions has its ideal width where nothing is offered`() {
        func rules(_ view: some View) -> String {
            let document = WebDocument()
            document.mount(ViewHost { view }.elementTrees)
            return document.makePage().rules
        }
        let wide = Color.red.aspectRatio(2, contentMode: .fit)
        let high = Color.red.aspectRatio(0.5, contentMode: .fit)

        #expect(rules(wide.fixedSize()).contains("aspect-ratio:2;width:10px"))
        #expect(rules(high.fixedSize()).contains("aspect-ratio:0.5;width:5px"))
        #expect(rules(Color.red.aspectRatio(2, contentMode: .fill).fixedSize()).contains("aspect-ratio:2;width:20px"))
        #expect(rules(ScrollView([.horizontal, .vertical]) { HStack { wide } }).contains("aspect-ratio:2;width:10px"))
        #expect(rules(ScrollView(.horizontal) { VStack { wide } }).contains("aspect-ratio:2;min-width:10px"))
        #expect(rules(ScrollView { wide }).contains("aspect-ratio:2;min-width:0"))
        #expect(rules(ScrollView(.horizontal) { wide }).contains("aspect-ratio:2;min-width:0"))
    }

    @Test func `content follows the alignment of its container`() async throws {
        struct Card: View {
            @State var isLeading = false
            var body: some View {
                VStack(alignment: isLeading ? .leading : .trailing) {
                    Text("Word")
                    Circle().padding(4)
                    Section("Words") { Text("Longer words") }
                    Button("Turn") { isLeading.toggle() }
                }
                Text("Word").background(alignment: isLeading ? .leading : .center) { Circle() }
                Text("Word").overlay(alignment: isLeading ? .center : .bottom) { Circle().stroke().shadow(radius: 2) }
                Color.red.aspectRatio(2, contentMode: .fit).padding(4).padding(2)
                    .frame(maxWidth: .infinity, alignment: isLeading ? .leading : .trailing)
            }
        }
        let host = ViewHost { Card() }
        let trailing = host.html

        try await host.tap("Turn")

        #expect(host.html != trailing)
        #expect(host.html == fresh(host))
    }

    @Test func `a layer on a fitted view is as large as that`() async throws {
        struct Card: View {
            @State var isWide = false
            var body: some View {
                Color.red.aspectRatio(isWide ? 3 : 1, contentMode: .fit)
                    .overlay { Button("Turn") { isWide.toggle() } }
            }
        }
        let host = ViewHost { Card() }
        _ = host.html

        try await host.tap("Turn")

        #expect(host.html == fresh(host))
    }

    @Test func `padding that becomes negative gives the page a later visitor gets`() async throws {
        struct Card: View {
            @State var isOver = false
            var body: some View {
                Color.red.padding(isOver ? -8 : 8)
                Button("Turn") { isOver.toggle() }
            }
        }
        let host = ViewHost { Card() }
        _ = host.html

        try await host.tap("Turn")

        #expect(host.html == fresh(host))
    }

    @Test func `no property stands in both classes of a node`() {
        let host = ViewHost {
            HStack {
                Color.red.frame(minWidth: 20, maxWidth: 80).accessibilityIdentifier("a")
                Text("Text").overlay { Color.blue }
            }
        }
        let classes = host.html.matches(of: /class="?(s[0-9a-z]+) (s[0-9a-z]+)/)

        #expect(!classes.isEmpty)
        for match in classes {
            let properties = [match.1, match.2].map { name in
                let number = UInt32(name.dropFirst(), radix: 36) ?? 0
                let rule = StyleTable.shared.declarations(of: number)
                return Set(rule.split(separator: ";").map { $0.prefix { $0 != ":" } })
            }
            #expect(properties[0].isDisjoint(with: properties[1]))
        }
    }
}

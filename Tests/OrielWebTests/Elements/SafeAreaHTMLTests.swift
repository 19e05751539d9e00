import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
@Suite struct SafeAreaHTMLTests {
    /// The style rules of a page with a bar.
    private func rules(@ViewBuilder _ content: @escaping () -> some View) -> String {
        let host = ViewHost { NavigationStack { content() } }
        let document = WebDocument()
        document.mount(host.elementTrees)
        return document.makePage().rules
    }

    private func reachesUnderBar(@ViewBuilder _ content: @escaping () -> some View) -> Bool {
        rules(content).contains("var(--under-top,0px)")
    }

    @Test func `a view that ignores the safe area reaches under the bar of its page`() {
        #expect(reachesUnderBar { Color.red.ignoresSafeArea() })
        #expect(reachesUnderBar { ScrollView { Text("a") }.ignoresSafeArea(edges: .top) })
        #expect(reachesUnderBar { List { Text("a") }.background { Color.red.ignoresSafeArea() } })
    }

    @Test func `containers as high as the page let a view reach under the bar`() {
        #expect(
            reachesUnderBar {
                ZStack {
                    Color.red.ignoresSafeArea().opacity(0.5)
                    Text("a")
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        )
        #expect(
            reachesUnderBar {
                VStack {
                    Color.red.ignoresSafeArea()
                    Text("a")
                }
                .padding(.horizontal, 10)
                .safeAreaInset(edge: .bottom) { Text("bar") }
            }
        )
        #expect(reachesUnderBar { Color.red.ignoresSafeArea().safeAreaInset(edge: .top) { Text("bar") } })
    }

    @Test func `a view that does not touch the bar stays where it is`() {
        #expect(!reachesUnderBar { Color.red.ignoresSafeArea(edges: .bottom) })
        #expect(!reachesUnderBar { Color.red.ignoresSafeArea().padding(10) })
        #expect(!reachesUnderBar { Color.red.ignoresSafeArea().frame(height: 100) })
        #expect(!reachesUnderBar { ScrollView { Color.red.ignoresSafeArea() } })
        #expect(
            !reachesUnderBar {
                VStack {
                    Text("a")
                    Color.red.ignoresSafeArea()
                }
            }
        )
    }

    @Test func `a view that shares its column with another one keeps its height`() {
        #expect(
            !reachesUnderBar {
                VStack {
                    Color.red.ignoresSafeArea()
                    Color.blue
                }
            }
        )
    }

    @Test func `a view that touches a bar at the bottom reaches under it`() {
        let margin = "calc(-1*env(safe-area-inset-bottom) - var(--under-bottom,0px))"
        #expect(
            rules {
                ZStack {
                    Color.red.ignoresSafeArea()
                    Text("a")
                }
                .safeAreaInset(edge: .bottom) { Text("bar") }
            }
            .contains(margin)
        )
        #expect(
            rules {
                Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { Color.red.ignoresSafeArea(edges: .bottom) }
                    .safeAreaInset(edge: .bottom) { Text("bar") }
            }
            .contains(margin)
        )
        #expect(
            !rules {
                VStack {
                    Color.red.ignoresSafeArea()
                    Text("a")
                }
                .safeAreaInset(edge: .bottom) { Text("bar") }
            }
            .contains("--under-bottom")
        )
    }

    @Test func `a page tells what is in its bar`() {
        let titled = ViewHost { NavigationStack { Text("a").navigationTitle("Title") } }.html
        let searched = ViewHost {
            NavigationStack { Text("a").navigationTitle("Title").searchable(text: .constant("")) }
        }.html

        #expect(titled.contains(#"data-variant="titled""#))
        #expect(searched.contains(#"data-variant="titled search""#))
        #expect(!ViewHost { NavigationStack { Text("a") } }.html.contains("titled"))
    }
}

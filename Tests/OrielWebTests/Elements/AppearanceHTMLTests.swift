import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct AppearanceHTMLTests {
    @Test func `a part of a page is drawn in a colour scheme of its own`() {
        let host = ViewHost { Text("Night").environment(\.colorScheme, .dark) }

        #expect(host.html.hasPrefix("<span "))
        #expect(host.html.contains("data-scheme=\"dark\""))
    }

    @Test func `a preferred scheme is one of the whole window`() {
        let host = ViewHost { Text("Night").preferredColorScheme(.dark) }
        let document = WebDocument()
        document.mount(host.elementTrees)

        #expect(document.makePage().scheme == "dark")
        #expect(!host.html.contains("data-scheme"))
    }

    @Test func `a scheme that is preferred later reaches the root of the page`() async throws {
        struct Night: View {
            @State private var isNight = false

            var body: some View {
                Button("Turn") { isNight.toggle() }
                Text("Night").preferredColorScheme(isNight ? .dark : nil)
            }
        }
        let host = ViewHost { Night() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())

        for scheme in ["dark", nil] {
            try await host.tap("Turn")
            document.take(host.drainPatches())
            try client.apply(document.encodeChanges())
            #expect(client.root.attributes[.dataScheme] == scheme)
        }
    }

    @Test func `the scheme of the app is that of the page, unless a view prefers another`() async throws {
        struct Day: View {
            @State private var isDay = false

            var body: some View {
                Button("Turn") { isDay.toggle() }
                Text("Day").preferredColorScheme(isDay ? .light : nil)
            }
        }
        let host = ViewHost { Day() }
        let document = WebDocument(scheme: "dark")
        document.mount(host.elementTrees)
        let page = document.makePage()
        #expect(page.scheme == "dark")
        let client = ClientModel(document, page)

        for scheme in ["light", "dark"] {
            try await host.tap("Turn")
            document.take(host.drainPatches())
            try client.apply(document.encodeChanges())
            #expect(client.root.attributes[.dataScheme] == scheme)
        }
    }

    @Test func `what a sheet prefers is of the sheet alone`() {
        let host = ViewHost {
            Text("Day").sheet(isPresented: .constant(true)) { Text("Night").preferredColorScheme(.dark) }
        }
        let document = WebDocument()
        document.mount(host.elementTrees)

        #expect(document.makePage().scheme == nil)
        #expect(document.html.contains(/<dialog [^>]*data-scheme="dark"/))
    }

    @Test func `without a preference the person's scheme stays`() {
        let host = ViewHost { Text("Day").preferredColorScheme(nil) }

        #expect(!host.html.contains("data-scheme"))
    }

    @Test func `a part of a page is laid out in a direction of its own`() {
        let host = ViewHost { HStack { Text("1") }.environment(\.layoutDirection, .rightToLeft) }

        #expect(host.html.hasPrefix("<div "))
        #expect(host.html.contains("dir=\"rtl\""))
    }

    struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test func `views in a preferred scheme read it in their environment`() {
        #expect(ViewHost { Scheme().preferredColorScheme(.dark) }.texts == ["dark"])
        #expect(ViewHost { Scheme().preferredColorScheme(nil) }.texts == ["light"])
    }

    @Test func `a view is mirrored in right-to-left languages only`() {
        let host = ViewHost {
            VStack {
                Text("a").flipsForRightToLeftLayoutDirection(true)
                Text("b").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
            }
        }

        #expect(host.html.components(separatedBy: "scale(-1").count == 2)
    }
}

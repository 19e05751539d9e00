import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct TextRendererTests {
    @Test func `Markdown becomes runs, a link with its address`() {
        let html = ViewHost { Text("A **b** `c` [d](https://a.org)") }.html

        #expect(html.contains(">b</span>"))
        #expect(html.contains("<code"))
        #expect(html.contains("href=\"https://a.org\""))
        #expect(html.contains("data-index=\"0\""))
    }

    @Test func `an address that runs a script is no address`() {
        let html = ViewHost {
            Text("[x](javascript:alert(1))")
            Link("y", destination: URL(fileURLWithPath: "/etc/passwd"))
        }.html

        #expect(!html.contains("javascript"))
        #expect(!html.contains("passwd"))
    }

    @Test func `a text of the secondary scale has four fifths of the size`() {
        func rules(@ViewBuilder content: @escaping () -> some View) -> String {
            let document = WebDocument()
            document.mount(ViewHost(content: content).elementTrees)
            return document.makePage().rules
        }

        #expect(
            rules { Text("km").font(.system(size: 40)).textScale(.secondary) }
                == rules { Text("km").font(.system(size: 32)) }
        )
        #expect(
            rules { VStack { Text("km") }.textScale(.secondary, isEnabled: false) } == rules { VStack { Text("km") } }
        )
        #expect(rules { Text("12 ") + Text("km").textScale(.secondary) } != rules { Text("12 ") + Text("km") })
    }

    @Test func `the space in a label and the width of its icon are those of the app`() {
        let document = WebDocument()
        document.mount(
            ViewHost { Label("a", systemImage: "star").labelIconToTitleSpacing(12).labelReservedIconWidth(30) }
                .elementTrees
        )

        let rules = document.makePage().rules
        #expect(rules.contains("gap:12px"))
        #expect(rules.contains("--icon-width:30px"))
    }

    @Test func `a padding around a text with a limit of lines is no part of the text's node`() {
        func nodes(@ViewBuilder content: @escaping () -> some View) -> Int {
            ViewHost(content: content).html.matches(of: /<(?:span|div)/).count
        }

        // Otherwise the top of the next line would show in the padding.
        #expect(nodes { Text("x").lineLimit(2).padding() } == nodes { Text("x").padding() } + 1)
        #expect(nodes { Text("x").lineLimit(2).padding().background(.red) } == nodes { Text("x").padding() } + 1)
        #expect(nodes { Text("x").lineLimit(2) } == nodes { Text("x") })
    }

    @Test(arguments: [(Text.TruncationMode.head, "head"), (.middle, "middle")])
    func `the client truncates the last line at its start or in its middle`(mode: Text.TruncationMode, name: String) {
        func html(@ViewBuilder content: @escaping () -> some View) -> String { ViewHost(content: content).html }

        #expect(html { Text("x").lineLimit(1).truncationMode(mode) }.contains("data-watch=\"truncate \(name)\""))
        #expect(html { Text("x").lineLimit(2).truncationMode(mode) }.contains("data-watch=\"truncate \(name) 2\""))
        #expect(!html { Text("x").truncationMode(mode) }.contains("truncate"))
        #expect(!html { Text("x").lineLimit(1).truncationMode(mode).fixedSize() }.contains("truncate"))
        #expect(!html { Text("**x** y").lineLimit(1).truncationMode(mode) }.contains("truncate"))
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        #expect(!html { Text("x").lineLimit(1).truncationMode(mode).foregroundStyle(gradient) }.contains("truncate"))
        #expect(!html { Text("x").lineLimit(1).truncationMode(.tail) }.contains("truncate"))
    }

    @Test func `redacted text is kept from screen readers`() {
        let html = ViewHost { Text("secret").redacted(reason: .placeholder) }.html

        #expect(html.contains("aria-hidden=\"true\""))
        #expect(html.contains("data-kind=\"redacted\""))
    }

    @Test func `a text that may shrink has lengths that the client can multiply`() {
        func rules(@ViewBuilder content: @escaping () -> some View) -> String {
            let document = WebDocument()
            document.mount(ViewHost(content: content).elementTrees)
            return document.makePage().rules
        }

        let plain = rules { Text("x").lineLimit(1).minimumScaleFactor(0.5) }
        #expect(plain.contains("font-size:calc(1em*var(--shrink,1))"))
        #expect(plain.contains("line-height:calc(1lh*var(--shrink,1))"))
        // Tracking in em would become smaller twice.
        let title = rules { Text("x").font(.largeTitle).minimumScaleFactor(0.5) }
        #expect(title.contains("font-size:calc(var(--font-large-title)*var(--shrink,1))"))
        #expect(title.contains("letter-spacing:var(--tight)"))
        let run = rules { Text("\(Text("x").font(.largeTitle)) y").tracking(2).minimumScaleFactor(0.5) }
        #expect(run.contains("font-size:calc(var(--font-large-title)*var(--shrink,1))"))
        #expect(run.contains("letter-spacing:calc(2px*var(--shrink,1))"))
    }

    @Test func `a text in a frame begins with the scale that the server estimates`() {
        func html(@ViewBuilder content: @escaping () -> some View) -> String { ViewHost(content: content).html }
        let text = Text("A rather long title").lineLimit(1).minimumScaleFactor(0.5)

        #expect(html { text.frame(width: 60) }.contains("--shrink:0.5"))
        let inColumn = html { VStack { text.padding(10).background { Text("behind") } }.frame(maxWidth: 80) }
        #expect(inColumn.contains("--shrink:0.5"))
        #expect(!html { text.frame(width: 300) }.contains("--shrink:"))
        // What its neighbour leaves is not known.
        let inRow = html {
            HStack {
                text
                Text("b")
            }
            .frame(width: 60)
        }
        #expect(!inRow.contains("--shrink:"))
        #expect(!html { text }.contains("--shrink:"))
    }

    @Test func `a text that may not shrink says nothing of it`() {
        for factor in [1, 1.5, .nan, .infinity] as [CGFloat] {
            #expect(!ViewHost { Text("x").minimumScaleFactor(factor) }.html.contains("shrink"))
        }
        #expect(ViewHost { Text("x").minimumScaleFactor(0.5) }.html.contains("data-shrink=\"0.5\""))
        #expect(!ViewHost { Text("x").fixedSize().minimumScaleFactor(0.5) }.html.contains("shrink"))
        #expect(ViewHost { Text("x").minimumScaleFactor(-1) }.html.contains("data-shrink=\"0.01\""))
    }

    @Test(arguments: [
        (ContentTransition.numericText(), "up"), (.numericText(countsDown: true), "down"),
        (.numericText(value: 3), "count"), (.opacity, "fade"), (.interpolate, "move"),
    ])
    func `a text says how its letters change`(transition: ContentTransition, name: String) {
        let html = ViewHost { VStack { Text("x") }.contentTransition(transition) }.html
        #expect(html.contains("data-letters=\"\(name)\""))
    }

    @Test(arguments: [ContentTransition.identity, .symbolEffect])
    func `letters change at once by these transitions`(transition: ContentTransition) {
        let host = ViewHost { Text("x").contentTransition(transition) }
        #expect(host.html == ViewHost { Text("x") }.html)
    }

    @Test func `changes in texts and images draw what a new page would`() async throws {
        struct Page: View {
            @State private var step = 0

            var body: some View {
                VStack {
                    Button("Next") { step += 1 }
                    Text(step == 1 ? "**a** b" : "plain" as LocalizedStringKey)
                    Image(systemName: step == 2 ? "heart" : "star").symbolVariant(step == 3 ? .fill : .none)
                    Image(systemName: step == 1 ? "heart" : step == 2 ? "heart.circle.fill" : "bell")
                        .redacted(reason: step == 3 ? .placeholder : [])
                    Label("Mail", systemImage: "envelope").labelStyle(.iconOnly)
                    Text("x").redacted(reason: step == 2 ? .placeholder : [])
                    AsyncImage(url: URL(string: "https://a.org/\(step).png"))
                }
            }
        }
        let host = ViewHost { Page() }
        _ = host.html
        for _ in 0..<4 {
            try await host.tap("Next")
            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            #expect(host.html == fresh.html)
        }
    }
}

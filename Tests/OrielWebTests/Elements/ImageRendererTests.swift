import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielWeb

@MainActor
struct ImageRendererTests {
    private static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNk+M9QzwAEAAkBAXc0yJkAAAAASUVORK5CYII="
    )

    @Test func `a symbol is a drawing with a name`() {
        let html = ViewHost { Image(systemName: "square.and.arrow.up") }.html

        #expect(html.hasPrefix("<svg "))
        #expect(html.contains("data-kind=\"symbol\" viewBox=\"0 0 24 24\"><path d=\""))
        #expect(html.contains("aria-label=\"Share\""))
    }

    @Test func `a symbol that takes taps is an element of HTML, which has methods that a drawing lacks`() {
        let html = ViewHost { Image(systemName: "star").opacity(0.5).onTapGesture {} }.html

        #expect(html.hasPrefix("<span "))
        #expect(html.contains("><svg viewBox="))
    }

    @Test func `a symbol keeps a baseline where letters are aligned`() {
        let html = ViewHost {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "star")
                Text("Star")
            }
        }.html

        #expect(html.contains("data-kind=\"symbol\"><svg "))
    }

    @Test func `cut-outs of symbols and gradients use a mask`() {
        let cut = ViewHost { Image(systemName: "xmark.circle.fill") }.html
        let gradient = ViewHost {
            Image(systemName: "heart")
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }.html

        #expect(cut.contains("data-kind=\"symbol\" data-variant=\"mask\"><br></span>"))
        #expect(gradient.contains("data-kind=\"symbol\" data-variant=\"mask\"><br></span>"))
    }

    @Test func `a symbol that is redacted is not drawn`() {
        #expect(!ViewHost { Image(systemName: "heart").redacted(reason: .placeholder) }.html.contains("<svg"))
    }

    @Test func `a drawing is sent once`() async throws {
        struct Page: View {
            @State private var isOn = false

            var body: some View { Button("Like", systemImage: isOn ? "heart.fill" : "heart") { isOn.toggle() } }
        }
        let host = ViewHost { Page() }
        _ = host.wireBytes
        for _ in 0..<2 {
            try await host.tap("Like")
            _ = host.wireBytes
        }

        try await host.tap("Like")

        #expect(host.wireBytes < 8)
    }

    @Test(arguments: [
        ("heart", "fill", "heart.fill"), ("heart.fill", "circle", "heart.circle.fill"),
        ("plus.circle", "fill", "plus.circle.fill"), ("bell.fill", "slash", "bell.slash.fill"),
    ])
    func `variants are put in the order of names`(name: String, variant: String, result: String) {
        #expect(SymbolRenderer.symbol(named: name, variant: variant).name == result)
    }

    @Test func `a name without a drawing shows a sign for it`() {
        #expect(SymbolRenderer.symbol(named: "no.such.thing", variant: nil) == .unknown)
    }

    @Test func `a picture in memory is fetched by its hash`() throws {
        let data = try #require(Self.pixel) + Data(count: 512)
        let picture = try #require(UIImage(data: data))

        let html = ViewHost { Image(uiImage: picture) }.html

        let address = try #require(html.firstMatch(of: /src="\/oriel\/images\/([0-9a-f]{64}\.png)"/))
        #expect(try ImageFile.named(String(address.1))?.data() == data)
    }

    @Test func `a small picture is part of the page, also as a mask`() throws {
        let data = try #require(Self.pixel)
        let picture = try #require(UIImage(data: data))
        let url = "data:image/png;base64,\(data.base64EncodedString())"

        let html = ViewHost { Image(uiImage: picture) }.html
        let template = ViewHost { Image(uiImage: picture).renderingMode(.template) }

        #expect(html.contains("src=\"\(url)\""))
        let name = try #require(template.html.firstMatch(of: /class="?s([0-9a-z]+)/)).1
        let declarations = try StyleTable.shared.declarations(of: #require(UInt32(name, radix: 36)))
        #expect((declarations + template.html).contains("mask-image:url(\(url))"))
        #expect(!(html + template.html).contains("/oriel/images/"))
    }

    @Test func `a label says that its icon is an image, also when it becomes one`() async throws {
        struct Changing: View {
            let picture: UIImage
            @State private var isPhoto = false

            var body: some View {
                Button("Turn") { isPhoto.toggle() }
                Label {
                    Text("title")
                } icon: {
                    if isPhoto { Image(uiImage: picture) } else { Image(systemName: "star") }
                }
            }
        }
        let picture = try #require(Self.pixel.flatMap { UIImage(data: $0) })
        let host = ViewHost { Changing(picture: picture) }
        #expect(!host.html.contains(#"data-variant="image""#))

        try await host.tap("Turn")
        #expect(host.html.contains(#"data-kind="iconlabel" data-variant="image""#))
    }

    @Test func `an image from the network is loaded out of sight first`() {
        let html = ViewHost { AsyncImage(url: URL(string: "https://a.org/x.png")) }.html

        #expect(html.contains("data-kind=\"loader\""))
        #expect(html.contains("src=\"https://a.org/x.png\""))
        #expect(html.contains("data-e=16384"))
    }

    @Test func `a label's icon says nothing, its title always does`() {
        let html = ViewHost { Label("Mail", systemImage: "envelope").labelStyle(.iconOnly) }.html

        #expect(html.contains("data-style=\"iconOnly\""))
        #expect(html.contains("aria-hidden=\"true\""))
        #expect(html.contains(">Mail<"))
    }

    @Test func `an image loads when any part of its layer is visible`() throws {
        func loader(@ViewBuilder of content: @escaping () -> some View) throws -> WebNode {
            let document = WebDocument()
            document.mount(ViewHost(content: content).elementTrees)
            return try #require(
                (1...20).lazy.compactMap { document.node(of: Element.ID(rawValue: $0)) }
                    .first { $0.kind == .imageLoader }
            )
        }
        let url = URL(string: "https://a.org/a.png")

        #expect(try loader { Color.red.overlay { AsyncImage(url: url) { $0.image } } }.traits == .expands)
        // Elsewhere, a view without content has no size.
        #expect(try loader { VStack { AsyncImage(url: url) { $0.image } } }.traits == [])
    }

    @Test func `an image that will fill the box of its loader is shown when it is loaded`() {
        let url = URL(string: "https://a.org/a.png")
        func isShown(@ViewBuilder _ content: () -> some View) -> Bool {
            let html = ViewHost(content: content).html
            return html.contains("data-state=\"shown\"") || html.contains("data-state=\"whole\"")
        }
        func filling() -> some View {
            AsyncImage(url: url) { phase in
                if let image = phase.image { image.resizable().scaledToFill() } else { Text("waiting") }
            }
        }

        func empty() -> some View { AsyncImage(url: url) { $0.image?.resizable().scaledToFill() } }

        #expect(isShown { filling().frame(width: 44, height: 44).clipShape(Circle()) })
        #expect(isShown { Color.red.overlay { AsyncImage(url: url) { $0.image?.resizable().scaledToFill() } } })
        #expect(!isShown { VStack { empty() } })
        // Its size will be another one.
        #expect(!isShown { filling() })
        #expect(!isShown { filling().frame(width: 44) })
        // The image is not all of the content, or does not fill it.
        #expect(
            !isShown {
                AsyncImage(url: url) { image in
                    image.resizable().scaledToFill().blur(radius: 2)
                } placeholder: {
                    Text("waiting")
                }
                .frame(width: 44, height: 44)
            }
        )
        #expect(
            !isShown {
                AsyncImage(url: url) { image in
                    image.resizable().scaledToFit()
                } placeholder: {
                    Text("waiting")
                }
                .frame(width: 44, height: 44)
            }
        )
    }

    @Test func `a loader without content draws its frame, its background and its ring`() {
        let host = ViewHost {
            AsyncImage(url: URL(string: "https://a.org/a.png")) { $0.image?.resizable().scaledToFill() }
                .frame(width: 44, height: 44)
                .background(Color.red)
                .clipShape(Circle())
                .padding(2)
                .background(Color.blue, in: .capsule)
                .accessibilityLabel("Ada")
        }
        let html = host.html
        let document = WebDocument()
        document.mount(host.elementTrees)
        let rules = document.makePage().rules

        #expect(html.matches(of: /<(img|div|span)/).count == 1, "\(html)")
        #expect(html.contains(#"data-kind="loader""#) && html.contains(#"data-state="whole""#))
        #expect(rules.contains("width:48px") && rules.contains("border:2px solid"))
        // Its name is not hidden from screen readers.
        #expect(html.contains("Ada") && !html.contains("aria-hidden"))
        #expect(html.contains("draggable=\"false\""))
    }

    @Test func `a picture in place of an image is the background of the image's node`() throws {
        struct Tile: View {
            let preview: UIImage
            var isFilling = true

            var body: some View {
                Color.red
                    .overlay {
                        AsyncImage(url: URL(string: "https://a.org/a.png")) { phase in
                            if let image = phase.image {
                                image.resizable().scaledToFill()
                            } else {
                                Image(uiImage: preview).resizable()
                                    .aspectRatio(contentMode: isFilling ? .fill : .fit)
                            }
                        }
                    }
                    .clipShape(.rect(cornerRadius: 4))
            }
        }
        func images(_ host: ViewHost) -> [Substring] { host.html.matches(of: /<img[^>]*>/).map(\.output) }
        let preview = try #require(Self.pixel.flatMap { UIImage(data: $0) })
        let host = ViewHost { Tile(preview: preview) }

        let image = try #require(images(host).first)
        #expect(images(host).count == 1 && image.contains("style=\"background:url(data:image"), "\(images(host))")
        #expect(image.contains("src=\"https://a.org/a.png\"") && image.contains("data-state=\"whole\""))
        #expect(image.contains("data-e=16384"))
        #expect(images(ViewHost { Tile(preview: preview, isFilling: false) }).count == 2)
    }

    @Test func `the label of an image is its text, so that it is no decoration`() throws {
        let image = try #require(Self.pixel.flatMap { UIImage(data: $0) })
        let html = ViewHost { Image(uiImage: image).accessibilityLabel("Boat") }.html

        #expect(html.contains("alt=\"Boat\""))
        #expect(!html.contains("aria-label"))
    }
}

import Foundation
import Testing

@testable import OrielCore
@testable import OrielTesting

@MainActor
@Suite struct ImageTests {
    private func attributes(@ViewBuilder _ content: () -> some View) throws -> Attributes {
        try #require(ViewHost(content: content).elementTrees.first).element.attributes
    }

    @Test func `a symbol takes the looks of text`() throws {
        let attributes = try attributes {
            Image(systemName: "heart")
                .symbolVariant(.fill).symbolVariant(.circle).imageScale(.large)
                .font(.title).fontWeight(.bold).foregroundStyle(.red, .blue)
                .symbolRenderingMode(.palette)
        }

        #expect(attributes.string(.symbol) == "heart")
        #expect(attributes.string(.symbolVariant) == "circle.fill")
        #expect(attributes.string(.imageScale) == "large")
        #expect(attributes.string(.symbolRendering) == "palette")
        #expect(attributes[.font] == .font(.title))
        #expect(attributes[.foreground] != nil && attributes[.secondaryForeground] != nil)
    }

    @Test func `an image's own modifiers are on its element`() throws {
        let attributes = try attributes {
            Image(systemName: "speaker", variableValue: 0.5)
                .resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
                .renderingMode(.original)
        }

        #expect(attributes.string(.resizing) == "tile")
        #expect(attributes[.capInsets] == .insets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(attributes.number(.variableValue) == 0.5)
        #expect(attributes[.isTemplate] == .bool(false))
    }

    @Test func `captions are for assistive technology`() throws {
        #expect(try attributes { Image("x", label: Text("A boat")) }.string(.label) == "A boat")
        #expect(try attributes { Image(decorative: "x") }.bool(.isHiddenFromAccessibility))
    }

    @Test func `redaction reaches texts and images, and ends where it is taken back`() throws {
        let trees = ViewHost {
            VStack {
                Text("a")
                Image(systemName: "star")
                Text("b").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        .elementTrees

        #expect(trees[0].children.map { $0.element.attributes.bool(.isRedacted) } == [true, true, false])
    }

    @Test func `private text does not leave the server`() {
        let host = ViewHost {
            VStack {
                Text("open"); Text("secret 1").privacySensitive()
            }.redacted(reason: .privacy)
        }

        #expect(host.texts == ["open", "•••••• •"])
    }
}

@MainActor
@Suite struct AsyncImageTests {
    private struct Row: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url, scale: 2) { phase in
                if phase.image != nil {
                    VStack {
                        phase.image; Text("loaded")
                    }
                } else {
                    Text(phase.error == nil ? "waiting" : "failed")
                }
            }
        }
    }

    private struct Switch: View {
        @State private var isShown = true
        @State private var index = 0

        var body: some View {
            Button("Toggle") { isShown.toggle() }
            Button("Next") { index += 1 }
            if isShown { Row(url: URL(string: "https://a.org/\(index).png")) }
        }
    }

    struct Album: View {
        var body: some View {
            VStack {
                ForEach(0..<10, id: \.self) { Row(url: URL(string: "https://a.org/\($0 / 2).png")) }
            }
        }
    }

    private static let loaded = ImageOutcome.loaded(PixelSize(width: 800, height: 600))

    private func load(_ host: ViewHost, _ outcome: ImageOutcome = loaded) async throws {
        let loader = try #require(host.elementTrees.last { $0.element.kind == .imageLoader })
        #expect(loader.element.events == .load)
        #expect(host.graph.send(.load(outcome), to: loader.id) == nil)
        await host.settle()
    }

    @Test func `the browser loads and reports`() async throws {
        let host = ViewHost { Switch() }
        #expect(host.texts.last == "waiting")

        try await load(host)

        #expect(host.texts.last == "loaded")
        let loader = try #require(host.elementTrees.last)
        #expect(loader.element.events.isEmpty)
        let image = try #require(loader.children.first?.children.first?.element)
        #expect(image.attributes.string(.url) == "https://a.org/0.png")
        #expect(image.attributes.number(.scale) == 2)
        #expect(image.attributes.number(.width) == 400 && image.attributes.number(.height) == 300)
    }

    @Test func `an image without a size of its own is shown without one`() async throws {
        let host = ViewHost { Switch() }

        try await load(host, .loaded(PixelSize(width: 300, height: 0)))

        let image = try #require(host.elementTrees.last?.children.first?.children.first?.element)
        #expect(image.kind == .image)
        #expect(image.attributes[.width] == nil && image.attributes[.height] == nil)
    }

    @Test func `a failure is a phase, and a new address restarts the load`() async throws {
        let host = ViewHost { Switch() }

        try await load(host, .failed)
        #expect(host.texts.last == "failed")

        try await host.tap("Next")
        #expect(host.texts.last == "waiting")
    }

    @Test func `a loaded image is shown at once`() async throws {
        let host = ViewHost { Switch() }
        try await load(host)

        try await host.tap("Toggle")
        try await host.tap("Toggle")

        #expect(host.texts.last == "loaded")
    }

    @Test func `a failed image is loaded again by the next view`() async throws {
        let host = ViewHost { Switch() }
        try await load(host, .failed)

        try await host.tap("Toggle")
        try await host.tap("Toggle")

        #expect(host.texts.last == "waiting")
    }

    @Test func `a page with images is released, and shows what is loaded meanwhile`() async throws {
        let host = ViewHost { Album() }
        let first = try #require(host.elementTrees.flatMap(\.children).first { $0.element.kind == .imageLoader }).id
        host.graph.releaseContent()
        #expect(host.graph.isReleased)

        #expect(host.graph.send(.load(Self.loaded), to: first) == nil)
        await host.settle()

        #expect(host.texts.filter { $0 == "loaded" }.count == 2)
        host.graph.releaseContent()
        #expect(host.graph.isReleased)
    }

    @Test func `a released page keeps nothing of its images but failures`() async throws {
        let host = ViewHost { Album() }
        let loaders = host.elementTrees.flatMap(\.children).filter { $0.element.kind == .imageLoader }.map(\.id)
        #expect(host.graph.loadedImages.readCount == 5)
        #expect(host.graph.send(.load(Self.loaded), to: loaders[0]) == nil)
        #expect(host.graph.send(.load(.failed), to: loaders[2]) == nil)
        await host.settle()
        let texts = host.texts

        host.graph.releaseContent()
        #expect(host.graph.isReleased)
        #expect(host.graph.loadedImages.readCount == 1)

        #expect(host.texts == texts)
        #expect(texts.filter { $0 == "loaded" }.count == 2 && texts.filter { $0 == "failed" }.count == 2)
    }

    @Test func `no address is no load`() {
        let host = ViewHost { Row(url: nil) }

        #expect(host.elementTrees[0].element.events.isEmpty)
        #expect(host.texts == ["waiting"])
    }

    @Test func `an image is known while a view reads it`() async throws {
        let host = ViewHost { Switch() }
        #expect(host.graph.loadedImages.readCount == 1)

        try await host.tap("Next")
        #expect(host.graph.loadedImages.readCount == 1)

        try await host.tap("Toggle")
        #expect(host.graph.loadedImages.readCount == 0)
    }

    @Test func `old loaded images are evicted`() {
        let images = LoadedImages(limit: 4)
        for number in UInt32(0)..<6 { images.insert("https://a.org/\(number)", PixelSize(width: number, height: 1)) }

        #expect(images.size(of: "https://a.org/0") == nil)
        #expect(images.size(of: "https://a.org/5")?.width == 5)
        #expect(images.size(of: "https://a.org/4")?.width == 4)
    }
}

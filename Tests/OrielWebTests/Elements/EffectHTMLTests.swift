import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import OrielWeb
import Testing

@MainActor
@Suite struct EffectHTMLTests {
    private func html(@ViewBuilder _ content: () -> some View) -> String { ViewHost(content: content).html }

    @Test func `effects of one view are filters of one node in their order`() {
        let html = html { Text("a").blur(radius: 2).saturation(0.5).shadow(color: .black, radius: 3, y: 1) }

        #expect(html.contains("filter:blur(2px) saturate(0.5) drop-shadow(0 1px 6px #000)"))
        #expect(html.count { $0 == "<" } == 2)
    }

    @Test(arguments: [
        (0.5, 0.25, 0.75), (0.5, 1, 1), (-0.5, 0.25, 0), (-0.5, 1, 0.5), (0.2, 0, 0.2), (-0.2, 0.9, 0.7),
    ])
    func `brightness adds to a colour`(amount: Double, value: Double, expected: Double) throws {
        let html = html { Text("a").brightness(amount) }
        var result = value
        let functions = try #require(html.split(separator: "filter:").last?.split(separator: "\"").first)

        for function in functions.split(separator: " ") {
            let parts = function.split(separator: "(")
            let factor = try #require(Double(parts[1].dropLast()))
            result = parts[0] == "contrast" ? (result - 0.5) * factor + 0.5 : result * factor
            result = min(max(result, 0), 1)
        }

        #expect(abs(result - expected) < 0.001)
    }

    @Test func `transforms apply from the inside out, each around its own point`() {
        let html = html { Text("a").rotationEffect(.degrees(90), anchor: .topLeading).scaleEffect(2) }

        #expect(html.contains("transform:scale(2) translate(-50%,-50%) rotate(90deg) translate(50%,50%)"))
    }

    @Test func `a shadow lies outside of what is cut along a path`() {
        let cut = html { Color.red.clipShape(Circle()).shadow(color: .black, radius: 2) }
        let round = html { Color.red.clipShape(.rect(cornerRadius: 4)).shadow(color: .black, radius: 2) }

        #expect(cut.components(separatedBy: "<div").count == 3)
        #expect(round.components(separatedBy: "<div").count == 2)
    }

    @Test func `a gesture tells the client what it waits for`() {
        let html = html {
            Text("a").gesture(DragGesture(minimumDistance: 4)).onLongPressGesture(minimumDuration: 0.8) {}
        }

        #expect(html.contains("data-distance=\"4\""))
        #expect(html.contains("data-duration=\"800\""))
        #expect(html.contains("data-e=192"))
    }

    @Test func `a transition tells the client where a view comes from and goes to`() {
        let html = html {
            Text("a").transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale))
        }

        #expect(html.contains("data-in=\"transform:translateY(100%);opacity:0\""))
        #expect(html.contains("data-out=\"transform:scale(0)\""))
    }

    @Test func `an identity transition has no styles`() {
        #expect(html { Text("a").transition(.identity) }.contains("data-in=\"\""))
    }

    @Test func `a guide moves a view by what it differs from the alignment`() {
        let html = html {
            VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0.width / 2 + 4 } }
            VStack(alignment: .trailing) { Text("b").alignmentGuide(.leading) { _ in 10 } }
        }

        #expect(html.contains("translateX(calc(-50% - 4px))"))
        #expect(html.components(separatedBy: "translateX").count == 2)
    }

    @Test func `a layer is as large as its view where the view has no bounds`() throws {
        let host = ViewHost { Text("a").background(Color.red.gradient).fixedSize() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        var node = try #require(document.node(of: host.elementTrees[0].id))
        while let last = node.children.last { node = last }

        #expect(node.kind == .color)
        #expect(ColorRenderer.box(of: node).markup.style[.height] == nil)
    }

    @Test func `an updated page equals a new page`() async throws {
        let host = ViewHost { Changing() }
        _ = host.html

        for _ in 0..<4 {
            try await host.tap("next")
            let fresh = WebDocument()
            fresh.mount(host.elementTrees)
            #expect(host.html == fresh.html)
        }
    }

    @Test func `the parts of a visual effect are styles of one node`() {
        let html = html {
            Text("a").visualEffect { content, _ in
                content.offset(x: 4, y: -2).scaleEffect(0.5).opacity(0.25).blur(radius: 3).grayscale(1)
            }
        }

        #expect(html.contains("transform:scale(0.5) translate(4px,-2px);opacity:0.25;filter:grayscale(1) blur(3px)"))
    }

    /// Returns the style of the first node that a scroll view changes.
    private func scrollStyle(@ViewBuilder _ content: () -> some View) throws -> String {
        func find(_ node: WebNode) -> WebNode? {
            node.kind == .visualEffect ? node : node.children.lazy.compactMap(find).first
        }
        let host = ViewHost(content: content)
        let document = WebDocument()
        document.mount(host.elementTrees)
        let root = try #require(document.node(of: host.elementTrees[0].id))
        return VisualEffectRenderer.box(of: try #require(find(root))).markup.style.css
    }

    @Test func `an interactive scroll transition has the appearance at both edges`() throws {
        let css = try scrollStyle {
            ScrollView {
                Text("a").scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 50)
                }
            }
        }

        #expect(!css.isEmpty)
        for declaration in [
            "--timeline:view(y)", "--enter-transform:translate(50px,0)", "--enter-opacity:0.2",
            "--enter-range:entry 0% entry 100%", "--leave-transform:translate(-50px,0)",
            "--leave-range:exit 0% exit 100%", "--enter-pace:cubic-bezier(0.42,0,0.58,1)",
        ] {
            #expect(css.contains(declaration), "\(declaration)")
        }
    }

    @Test func `the axis of a scroll transition is that of the scroll view, unless it is given`() throws {
        let own = try scrollStyle {
            ScrollView(.horizontal) { HStack { Text("a").scrollTransition { content, _ in content.opacity(0) } } }
        }
        let given = try scrollStyle {
            ScrollView(.horizontal) { Text("a").scrollTransition(axis: .vertical) { content, _ in content.opacity(0) } }
        }

        #expect(own.contains("--timeline:view(x)"))
        #expect(given.contains("--timeline:view(y)"))
    }

    @Test(arguments: [
        (ScrollTransitionConfiguration.Threshold.visible(0.3), "entry 0% entry 30%", "exit 70% exit 100%"),
        (.centered, "entry 0% cover 50%", "cover 50% exit 100%"),
        (.visible.inset(by: 20), "entry 0% entry calc(100% + 20px)", "exit calc(0% + -20px) exit 100%"),
        (.hidden.interpolated(towards: .visible, amount: 0.5), "entry 0% entry 50%", "exit 50% exit 100%"),
        (.visible(.nan), "entry 0% entry 100%", "exit 0% exit 100%"),
    ])
    func `a threshold limits the way`(
        threshold: ScrollTransitionConfiguration.Threshold,
        enter: String,
        leave: String
    ) throws {
        let css = try scrollStyle {
            Text("a").scrollTransition(.interactive.threshold(threshold)) { content, _ in content.opacity(0) }
        }

        #expect(css.contains("--enter-range:\(enter)"))
        #expect(css.contains("--leave-range:\(leave)"))
    }

    @Test func `an edge without a transition shows the view as it is`() throws {
        let css = try scrollStyle {
            Text("a").scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { content, phase in
                content.opacity(phase == .topLeading ? 0 : 1)
            }
        }

        #expect(css.contains("--leave-range:exit 100% exit 100%"))
        #expect(!css.contains("--leave-opacity"))
    }

    @Test func `nothing is merged into a node that scroll transitions change`() {
        let html = html {
            Text("a").scrollTransition { content, _ in content.opacity(0) }.opacity(0.5).scaleEffect(2)
        }
        let nodes = html.split(separator: "<").filter { $0.contains("scroll") || $0.contains("scale(2)") }

        #expect(nodes.count == 2)
    }
}

@MainActor
@Suite struct MaskHTMLTests {
    private func page(@ViewBuilder _ content: () -> some View) throws -> String {
        try ViewHost(content: content).standalonePage()
    }

    /// A picture of 4 x 2 points.
    private func picture() throws -> Image {
        let bytes =
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNk+M9QzwAEAAkBAXc0yJkAAAAASUVORK5CYII="
        return Image(uiImage: try #require(Data(base64Encoded: bytes).flatMap { UIImage(data: $0) }))
    }

    @Test func `a picture masks any view, in its size or that of its frame`() throws {
        let picture = try picture()
        let small = try page { Text("a").mask { picture } }
        let corner = try page { Text("a").mask(alignment: .bottomTrailing) { picture } }
        let fitted = try page { Text("a").mask { picture.resizable().scaledToFit().frame(width: 40, height: 40) } }
        let stretched = try page { Text("a").mask { picture.resizable().padding(3) } }
        let filling = try page { Text("a").mask { picture.resizable().scaledToFill() } }

        #expect(small.contains("mask:50% 50% / 4px 2px no-repeat url(data:image/png;base64,"))
        #expect(corner.contains("mask:var(--mask-end) 100% / 4px 2px no-repeat url("))
        #expect(fitted.contains("mask:50% 50% / 40px 20px no-repeat url("))
        #expect(stretched.contains("mask:50% 50% / calc(100% - 6px) calc(100% - 6px) no-repeat url("))
        #expect(filling.contains("mask:50% 50% / cover no-repeat url("))
    }

    @Test func `a picture whose place is not known, or that is not alone, masks nothing`() throws {
        let picture = try picture()
        let moved = try page { Text("a").mask(alignment: .leading) { picture.frame(width: 40, height: 40) } }
        let several = try page {
            Text("a").mask {
                picture
                picture
            }
        }

        #expect(!moved.contains("no-repeat url(data:image/png"))
        #expect(!several.contains("no-repeat url(data:image/png"))
    }

    @Test func `a symbol masks gradients and other views, and is drawn in a colour`() throws {
        let symbol = Image(systemName: "heart.fill")
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

        #expect(try page { gradient.mask { symbol } }.contains("no-repeat url(data:image/svg+xml,"))
        #expect(try page { Text("a").mask { symbol.resizable() } }.contains("/ contain no-repeat url(data:image/svg"))
        #expect(try page { Text("a").mask { symbol.font(.system(size: 40)) } }.contains("mask:50% 50% / calc(1."))
        #expect(try page { Color.red.mask { symbol } }.contains(#"data-variant="text""#))
        #expect(try page { gradient.mask { Text("a") } }.contains(#"data-variant="text""#))
    }
}

private struct Changing: View {
    @State private var step = 0

    var body: some View {
        Button("next") { step += 1 }
        RoundedRectangle(cornerRadius: CGFloat(step))
            .fill(step.isMultiple(of: 2) ? AnyShapeStyle(.red) : AnyShapeStyle(Color.blue.gradient))
            .shadow(radius: CGFloat(step))
        Text("a").clipShape(step > 1 ? AnyShape(Circle()) : AnyShape(Rectangle()))
            .rotationEffect(.degrees(Double(step) * 10))
        Text("b").position(x: CGFloat(step) * 10, y: 5)
        Color.red.aspectRatio(CGFloat(step + 1), contentMode: .fit)
        if step > 1 { Text("c").transition(.slide).safeAreaInset(edge: .top) { Text("bar") } }
        Color.green.mask { Capsule().padding(CGFloat(step)) }
        Color.blue.colorMultiply(step > 0 ? .red : .green)
    }
}

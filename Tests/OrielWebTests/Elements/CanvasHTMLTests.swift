import Foundation
import OrielCore
import OrielTesting
import OrielWeb
import Testing

@MainActor
@Suite struct CanvasHTMLTests {
    /// Returns the markup of a drawing of 100 by 50 points.
    private func html(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        ViewHost { Canvas(renderer: draw).frame(width: 100, height: 50) }.html
    }

    /// Returns the page of a drawing, with the rules of its classes.
    private func page(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> String {
        try ViewHost { Canvas(renderer: draw).frame(width: 100, height: 50) }.standalonePage()
    }

    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    @Test func `a short path has its own numbers`() {
        var line = Path()
        line.move(to: CGPoint(x: 1, y: 2))
        line.addLine(to: CGPoint(x: 3, y: 4))

        let html = html { context, _ in context.stroke(line, with: .color(.red), lineWidth: 2) }

        #expect(html.contains("d=\"M1 2L3 4\" fill=\"none\""))
        #expect(html.contains("stroke-width=\"2\""))
    }

    @Test func `a path that moves changes its transform only`() {
        func path(at x: CGFloat) -> String {
            let html = html { context, _ in
                context.fill(Path(ellipseIn: CGRect(x: x, y: 5, width: 10, height: 10)), with: .color(.white))
            }
            return String(html.split(separator: " d=")[1].split(separator: " ")[0])
        }

        #expect(path(at: 0) == path(at: 33.337))
    }

    @Test func `transforms are those of the context`() {
        let html = html { context, _ in
            context.translateBy(x: 50, y: 25)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 2)
            context.fill(square, with: .color(.black))
        }

        #expect(html.contains("transform=\"matrix(0 2 -2 0 50 25)\""))
        #expect(html.contains("M10 10"))
    }

    @Test func `the renderer gets the size of the frame`() {
        var sizes: [CGSize] = []
        _ = html { _, size in sizes.append(size) }

        #expect(sizes == [CGSize(width: 100, height: 50)])
    }

    @Test func `a copy of a context changes for itself`() {
        let html = html { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.fill(square, with: .color(.white))
            context.fill(square, with: .color(.white))
        }

        #expect(html.components(separatedBy: "opacity=\"0.5\"").count == 2)
        #expect(html.components(separatedBy: "<path").count == 3)
    }

    @Test func `operations with the same clip share it`() {
        let html = html { context, _ in
            context.clip(to: square)
            context.fill(square, with: .color(.white))
            context.stroke(square, with: .color(.black))
        }

        #expect(html.components(separatedBy: "<clipPath").count == 2)
        #expect(html.components(separatedBy: "<path").count == 4)
    }

    @Test func `an inverse clip draws outside`() {
        let html = html { context, _ in
            context.clip(to: square, options: .inverse)
            context.fill(square, with: .color(.white))
        }

        #expect(html.contains("clip-rule=\"evenodd\""))
    }

    @Test func `a layer has its opacity as a whole`() {
        let html = html { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.white))
                layer.fill(square, with: .color(.black))
            }
        }

        #expect(html.components(separatedBy: "opacity=").count == 2)
        #expect(html.contains("<g opacity=\"0.5\">"))
    }

    @Test func `strokes of an eraser share a mask`() {
        let html = html { context, _ in
            context.fill(square, with: .color(.white))
            context.blendMode = .destinationOut
            for _ in 0..<10 { context.fill(square, with: .color(.black)) }
        }

        #expect(html.components(separatedBy: "<mask").count == 2)
    }

    @Test(arguments: [
        (GraphicsContext.BlendMode.multiply, "multiply"), (.plusLighter, "plus-lighter"), (.colorDodge, "color-dodge"),
    ])
    func `blend modes are those of CSS`(mode: GraphicsContext.BlendMode, name: String) throws {
        let html = try page { context, _ in
            context.blendMode = mode
            context.fill(square, with: .color(.white))
        }

        #expect(html.contains("mix-blend-mode:\(name)"))
    }

    @Test(arguments: 16...25) func `modes that look at the opacity below become masks or an order`(mode: Int32) throws {
        let html = try page { context, _ in
            context.fill(square, with: .color(.white))
            context.blendMode = GraphicsContext.BlendMode(rawValue: mode)
            context.fill(square, with: .color(.black))
        }

        // The rules of the base style sheet have a space there.
        #expect(!html.contains(#/mix-blend-mode:\w/#))
        #expect(html.contains("<mask") == (mode != 21))
    }

    @Test func `filters are steps in SVG, the last one first`() throws {
        let html = html { context, _ in
            context.addFilter(.blur(radius: 3))
            context.addFilter(.saturation(0.5))
            context.fill(square, with: .color(.white))
        }

        let saturation = try #require(html.range(of: "type=\"saturate\" values=\"0.5\""))
        let blur = try #require(html.range(of: "stdDeviation=\"3\""))
        #expect(saturation.lowerBound < blur.lowerBound)
        #expect(html.contains("filterUnits=\"userSpaceOnUse\""))
    }

    @Test func `a shadow is below its drawing, above it or alone`() {
        func steps(_ options: GraphicsContext.ShadowOptions) -> Int {
            html { context, _ in
                context.addFilter(.shadow(color: .black, radius: 2, options: options))
                context.fill(square, with: .color(.white))
            }
            .components(separatedBy: "<feComposite").count - 1
        }

        #expect(steps([]) == 2)
        #expect(steps(.shadowAbove) == 2)
        #expect(steps(.shadowOnly) == 1)
    }

    @Test func `a gradient has the coordinates of the path`() {
        let gradient = Gradient(colors: [.white, .black])
        let html = html { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    gradient,
                    startPoint: CGPoint(x: 10, y: 10),
                    endPoint: CGPoint(x: 30, y: 10),
                    options: .mirror
                )
            )
        }

        // The path begins at its first point, and so does the gradient.
        #expect(html.contains("x1=\"0\" y1=\"0\" x2=\"20\" y2=\"0\""))
        #expect(html.contains("spreadMethod=\"reflect\""))
    }

    @Test func `a style's gradient has the rectangle of the path`() {
        let style = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        let html = html { context, _ in context.fill(square, with: .style(style)) }

        #expect(html.contains("x1=\"10\" y1=\"0\" x2=\"10\" y2=\"20\""))
    }

    @Test func `an angular gradient is an HTML box clipped by the path`() {
        let gradient = Gradient(colors: [.white, .black])
        let html = html { context, _ in
            context.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 15, y: 20)))
        }

        #expect(html.contains("<foreignObject width=\"20\" height=\"20\" x=\"0\" y=\"0\""))
        #expect(html.contains("conic-gradient(from 90deg at 25% 50%"))
        #expect(html.contains("<clipPath"))
        #expect(!html.contains("<mask"))
    }

    @Test func `a colour that depends on the page is a class, others are attributes`() throws {
        let html = try page { context, _ in
            context.fill(square, with: .foreground)
            context.fill(square, with: .color(Color(red: 1, green: 0, blue: 0)))
        }

        #expect(html.contains("fill:var(--label)"))
        #expect(html.contains("fill=\"#ff0000\""))
    }

    @Test func `texts are laid out as anywhere else`() throws {
        let host = ViewHost {
            Canvas { context, _ in
                context.draw(Text("above"), at: CGPoint(x: 50, y: 25), anchor: .bottom)
                context.draw(Text("inside"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
            }
            .frame(width: 100, height: 50)
        }

        #expect(host.texts == ["above", "inside"])
        #expect(try host.standalonePage().contains("grid-template-columns:0.5fr auto 0.5fr"))
        #expect(host.html.contains("width=\"30\" height=\"40\" x=\"1\" y=\"2\""))
    }

    @Test func `a shading of the canvas is seen through a text`() {
        let gradient = Gradient(colors: [.white, .black])
        let html = html { context, _ in
            var text = context.resolve(Text("a"))
            text.shading = .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0))
            context.draw(text, at: .zero)
        }

        #expect(html.contains("<mask"))
        #expect(html.contains("<linearGradient"))
        // Browsers draw no HTML in masks.
        #expect(html.contains("<text"))
        #expect(!html.contains("<foreignObject"))
    }

    @Test func `an estimate of a text grows with the text`() {
        var widths: [CGFloat] = []
        _ = html { context, size in
            for string in ["a", "abc", "abcdefg"] {
                widths.append(context.resolve(Text(string)).measure(in: size).width)
            }
        }

        #expect(widths == widths.sorted())
        #expect(widths[0] > 0)
    }

    @Test func `symbols are found by their tags`() {
        var found: [Bool] = []
        let host = ViewHost {
            Canvas { context, _ in
                found = [context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: "b") != nil]
                found.append(context.resolveSymbol(id: 7) != nil)
                for id in [10, 11] {
                    if let symbol = context.resolveSymbol(id: id) { context.draw(symbol, at: .zero) }
                }
            } symbols: {
                Text("one").tag(1).bold()
                Group {
                    if Bool(true) { Text("b").tag("b") }
                    ForEach(10..<12, id: \.self) { Text("\($0)") }
                }
            }
            .frame(width: 100, height: 50)
        }

        #expect(found == [true, true, false])
        #expect(host.texts == ["10", "11"])
    }

    @Test func `the size of a symbol is measured`() async throws {
        var sizes: [CGSize] = []
        let host = ViewHost {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                sizes.append(symbol.size)
                context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
            } symbols: {
                Text("one").tag(1)
            }
            .frame(width: 100, height: 50)
        }
        let observer = try #require(host.elementTrees.firstID(of: .geometryObserver))

        _ = await host.send(.size(CGRect(x: 0, y: 0, width: 20, height: 10)), to: observer)

        #expect(sizes == [.zero, CGSize(width: 20, height: 10)])
        #expect(host.html.contains("transform=\"matrix(2 0 0 4 0 0)\""))
    }
}

extension [ElementTree] {
    fileprivate func firstID(of kind: OrielCore.Element.Kind) -> OrielCore.Element.ID? {
        for tree in self {
            if tree.element.kind == kind { return tree.id }
            if let id = tree.children.firstID(of: kind) { return id }
        }
        return nil
    }
}

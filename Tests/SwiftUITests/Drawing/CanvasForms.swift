import OrielTesting
import SwiftUI
import Testing

/// Drawings as Apple documents them.
struct CanvasForms: View {
    var body: some View {
        VStack {
            Canvas { context, size in
                context.stroke(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)),
                    with: .color(.green),
                    lineWidth: 4
                )
            }
            .frame(width: 300, height: 200)
            .border(Color.blue)
            Canvas { context, size in
                let halfSize = size.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
                context.clip(to: Path(CGRect(origin: .zero, size: halfSize)))
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
            }
            .frame(width: 300, height: 200)
            Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
                let midPoint = CGPoint(x: size.width / 2, y: size.height / 2)
                let font = Font.custom("Arial Rounded MT Bold", size: 16)
                let resolved = context.resolve(Text("12:00").font(font))
                context.draw(resolved, at: midPoint, anchor: .center)
                _ = resolved.measure(in: size)
                _ = resolved.firstBaseline(in: size)
            }
            .frame(width: 300, height: 200)
            ScatterPlotView(rects: [CGRect(x: 0, y: 0, width: 10, height: 10)], mark: Image(systemName: "circle"))
            Canvas { gc, size in
                gc.opacity = 0.3
                let rect = CGRect(origin: .zero, size: size)
                var path = Circle().path(in: rect)
                gc.fill(path, with: .color(.red))
                let newRect = rect.applying(.init(scaleX: 1, y: 0.5))
                path = Circle().path(in: newRect)
                gc.fill(path, with: .color(.red))
                gc.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
                gc.addFilter(.blur(radius: 30))
                gc.drawLayer { ctx in
                    ctx.blendMode = .plusLighter
                    ctx.fill(
                        path,
                        with: .radialGradient(
                            Gradient(colors: [.red, .blue]),
                            center: .zero,
                            startRadius: 0,
                            endRadius: 40,
                            options: [.repeat, .linearColor]
                        ),
                        style: FillStyle(eoFill: true)
                    )
                }
                try? gc.drawLayer { layer in
                    if size.width < 0 { throw CancellationError() }
                    layer.translateBy(x: 10, y: 10)
                    layer.scaleBy(x: 2, y: 2)
                    layer.rotate(by: .degrees(10))
                    layer.concatenate(CGAffineTransform(translationX: 1, y: 1))
                    layer.clipToLayer(opacity: 0.5, options: .inverse) { mask in mask.fill(path, with: .foreground) }
                    layer.fill(path, with: .palette([.color(.red), .color(white: 0.5)]))
                    _ = layer.clipBoundingRect
                }
                for image in [gc.resolve(Image(systemName: "star"))] where image.size.width > 0 {
                    var image = image
                    image.shading = .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
                    gc.draw(image, at: .zero)
                    gc.draw(image, in: rect)
                }
                gc.fill(path, with: .tiledImage(Image("missing"), origin: .zero, scale: 2))
            }
        }
    }
}

private struct ScatterPlotView<Mark: View>: View {
    let rects: [CGRect]
    let mark: Mark

    enum SymbolID: Int {
        case mark
    }

    var body: some View {
        Canvas { context, size in
            if let mark = context.resolveSymbol(id: SymbolID.mark) {
                for rect in rects {
                    context.draw(mark, in: rect)
                }
            }
        } symbols: {
            mark.tag(SymbolID.mark)
        }
        .frame(width: 300, height: 200)
        .border(Color.blue)
    }
}

@MainActor
@Suite struct CanvasFormTests {
    @Test func `every form of drawing is taken`() {
        #expect(ViewHost { CanvasForms() }.texts.contains("12:00"))
    }

    @Test func `a mesh gradient is a view and a style`() {
        let mesh = MeshGradient(
            width: 3,
            height: 3,
            points: [
                .init(0, 0), .init(0.5, 0), .init(1, 0), .init(0, 0.5), .init(0.5, 0.5), .init(1, 0.5), .init(0, 1),
                .init(0.5, 1), .init(1, 1),
            ],
            colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        )
        let host = ViewHost {
            mesh.ignoresSafeArea()
            Circle().fill(mesh)
            Text("a").foregroundStyle(mesh)
        }

        #expect(host.issues.isEmpty)
    }
}

import SwiftUI

/// Drawings by closures: figures, texts, views, layers, clips and filters.
struct CanvasPage: View {
    @State private var isMoving = false

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                HStack(spacing: 20) {
                    ClockFace().accessibilityLabel("Clock").frame(width: 160, height: 160)
                    BarChart(values: [3, 5, 2, 8, 6]).frame(height: 160)
                }
                Toggle("Move", isOn: $isMoving)
                TimelineView(.animation(paused: !isMoving)) { context in
                    Bubbles(time: isMoving ? context.date.timeIntervalSinceReferenceDate : 0)
                }
                .frame(height: 200)
                .background(.quaternary, in: .rect(cornerRadius: 16))
                HStack(spacing: 20) {
                    Layers()
                    Eraser()
                    Filters()
                }
                .frame(height: 120)
                HStack(spacing: 20) {
                    Paints()
                    Stamps()
                }
                .frame(height: 120)
            }
            .padding()
        }
    }
}

/// A clock with 60 ticks and a hand that moves each second.
struct ClockFace: View {
    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            Canvas { canvas, size in
                draw(at: context.date, in: &canvas, radius: min(size.width, size.height) / 2)
            }
        }
    }

    private func draw(at date: Date, in context: inout GraphicsContext, radius: CGFloat) {
        context.translateBy(x: radius, y: radius)
        context.fill(
            Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
            with: .style(.quaternary)
        )
        for tick in 0..<60 {
            var turned = context
            turned.rotate(by: .degrees(6 * Double(tick)))
            let isHour = tick % 5 == 0
            let bar = CGRect(x: isHour ? -1 : -0.5, y: -radius + 4, width: isHour ? 2 : 1, height: isHour ? 8 : 5)
            turned.fill(Path(bar), with: isHour ? .foreground : .style(.secondary))
        }
        for hour in 1...12 {
            let angle = Double(hour) / 6 * .pi
            let place = CGPoint(x: sin(angle) * (radius - 22), y: -cos(angle) * (radius - 22))
            context.draw(Text("\(hour)").font(.caption.bold()), at: place)
        }
        let time = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        let (hour, minute, second) = (Double(time.hour ?? 0), Double(time.minute ?? 0), Double(time.second ?? 0))
        drawHand(at: (hour + minute / 60) / 12, length: radius * 0.5, width: 4, .foreground, in: context)
        drawHand(at: minute / 60, length: radius * 0.7, width: 3, .foreground, in: context)
        drawHand(at: second / 60, length: radius * 0.75, width: 1, .color(.red), in: context)
    }

    private func drawHand(
        at turn: Double,
        length: CGFloat,
        width: CGFloat,
        _ shading: GraphicsContext.Shading,
        in context: GraphicsContext
    ) {
        var context = context
        context.rotate(by: .degrees(360 * turn))
        var hand = Path()
        hand.move(to: CGPoint(x: 0, y: 10))
        hand.addLine(to: CGPoint(x: 0, y: -length))
        context.stroke(hand, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

/// Bars with their values above them.
private struct BarChart: View {
    let values: [Int]

    var body: some View {
        Canvas { context, size in
            let step = size.width / CGFloat(values.count)
            let highest = CGFloat(values.max() ?? 1)
            for (index, value) in values.enumerated() {
                let height = (size.height - 24) * CGFloat(value) / highest
                let bar = CGRect(
                    x: CGFloat(index) * step + 4,
                    y: size.height - height,
                    width: step - 8,
                    height: height
                )
                let path = Path(roundedRect: bar, cornerRadius: 4)
                context.fill(path, with: .style(.blue.gradient))
                context.draw(
                    Text("\(value)").font(.caption),
                    at: CGPoint(x: bar.midX, y: bar.minY - 4),
                    anchor: .bottom
                )
            }
        }
        .accessibilityLabel("Bars")
    }
}

/// 200 circles on their ways.
struct Bubbles: View {
    let time: TimeInterval

    var body: some View {
        Canvas { context, size in
            for index in 0..<200 {
                let seed = Double(index)
                let x = (sin(seed * 12.9898 + time * (0.2 + seed.truncatingRemainder(dividingBy: 7) / 20)) + 1) / 2
                let y = (cos(seed * 78.233 + time * (0.3 + seed.truncatingRemainder(dividingBy: 5) / 20)) + 1) / 2
                let radius = 3 + seed.truncatingRemainder(dividingBy: 6)
                let circle = CGRect(
                    x: x * (size.width - 2 * radius),
                    y: y * (size.height - 2 * radius),
                    width: 2 * radius,
                    height: 2 * radius
                )
                context.fill(
                    Path(ellipseIn: circle),
                    with: .color(Color(hue: seed / 200, saturation: 0.7, brightness: 0.9, opacity: 0.8))
                )
            }
        }
    }
}

/// Three circles as one translucent layer, in front of a line, clipped to a rounded rectangle.
private struct Layers: View {
    var body: some View {
        Canvas { context, size in
            context.clip(to: Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 20))
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
            var line = Path()
            line.move(to: .zero)
            line.addLine(to: CGPoint(x: size.width, y: size.height))
            context.stroke(line, with: .color(.black), style: StrokeStyle(lineWidth: 4, dash: [8, 6]))
            context.opacity = 0.7
            context.drawLayer { layer in
                for (index, color) in [Color.red, .green, .blue].enumerated() {
                    let side = size.height / 2
                    let x = size.width / 2 - side + CGFloat(index) * side / 2
                    let circle = CGRect(x: x, y: size.height / 4, width: side, height: side)
                    layer.fill(Path(ellipseIn: circle), with: .color(color))
                }
            }
        }
    }
}

/// A square with a hole, and multiplied circles.
private struct Eraser: View {
    var body: some View {
        Canvas { context, size in
            let middle = CGRect(x: size.width / 2 - 20, y: size.height / 2 - 20, width: 40, height: 40)
            context.fill(Path(CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)), with: .color(.indigo))
            context.blendMode = .destinationOut
            context.fill(Path(ellipseIn: middle), with: .color(.black))
            context.blendMode = .multiply
            context.fill(Path(ellipseIn: middle.offsetBy(dx: -24, dy: 24)), with: .color(.cyan))
            context.fill(Path(ellipseIn: middle.offsetBy(dx: 24, dy: 24)), with: .color(.pink))
        }
    }
}

/// Circles with filters.
private struct Filters: View {
    var body: some View {
        Canvas { context, size in
            let side = min(size.width, size.height) / 2
            let filters: [GraphicsContext.Filter] = [
                .blur(radius: 4), .shadow(color: .black.opacity(0.6), radius: 4, x: 3, y: 3), .grayscale(0.8),
                .hueRotation(.degrees(120)),
            ]
            for (index, filter) in filters.enumerated() {
                var filtered = context
                filtered.addFilter(filter)
                let place = CGRect(
                    x: CGFloat(index % 2) * side,
                    y: CGFloat(index / 2) * side,
                    width: side,
                    height: side
                )
                filtered.fill(Path(ellipseIn: place.insetBy(dx: side / 5, dy: side / 5)), with: .color(.orange))
            }
        }
    }
}

/// Gradients along a line, around a point and through a text.
private struct Paints: View {
    private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])

    var body: some View {
        Canvas { context, size in
            let side = size.height / 2
            context.fill(
                Path(CGRect(x: 0, y: 0, width: side, height: side)),
                with: .linearGradient(
                    rainbow,
                    startPoint: .zero,
                    endPoint: CGPoint(x: side / 4, y: 0),
                    options: .mirror
                )
            )
            context.fill(
                Path(ellipseIn: CGRect(x: side + 8, y: 0, width: side, height: side)),
                with: .conicGradient(rainbow, center: CGPoint(x: 1.5 * side + 8, y: side / 2))
            )
            var title = context.resolve(Text("Canvas").font(.system(size: 34, weight: .heavy)))
            title.shading = .linearGradient(
                rainbow,
                startPoint: .zero,
                endPoint: CGPoint(x: size.width, y: 0)
            )
            context.draw(title, at: CGPoint(x: 0, y: size.height), anchor: .bottomLeading)
        }
    }
}

/// A symbol drawn several times, and an image in a rectangle.
private struct Stamps: View {
    var body: some View {
        Canvas { context, size in
            guard let star = context.resolveSymbol(id: "star") else { return }
            for index in 0..<4 {
                var turned = context
                turned.translateBy(x: 20 + 32 * CGFloat(index), y: 24)
                turned.rotate(by: .degrees(15 * Double(index)))
                turned.draw(star, at: .zero)
            }
            context.draw(star, in: CGRect(x: 0, y: 56, width: 64, height: 64))
            context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 76, y: 64, width: 48, height: 48))
            context.draw(
                Text("A text that wraps in its rectangle").font(.caption),
                in: CGRect(x: 132, y: 56, width: max(size.width - 132, 20), height: 64)
            )
        } symbols: {
            Image(systemName: "star.fill")
                .foregroundStyle(.white)
                .padding(4)
                .background(.orange, in: .rect(cornerRadius: 6))
                .tag("star")
        }
    }
}

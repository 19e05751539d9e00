import SwiftUI

struct Wave: Shape {
    var amplitude: CGFloat
    var animatableData: CGFloat {
        get { amplitude }
        set { amplitude = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 10) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 20) * amplitude))
        }
        return path
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(radius, rect.height / 2))
    }
}

struct Bubble: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var bubble = self
        bubble.insetAmount += amount
        return bubble
    }
}

struct ProgressRing: View {
    var progress: Double

    var body: some View {
        ZStack {
            Circle().stroke(lineWidth: 10).opacity(0.3).foregroundColor(.red)
            Circle()
                .trim(from: 0.0, to: CGFloat(min(progress, 1.0)))
                .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
                .foregroundColor(Color.red)
                .rotationEffect(Angle(degrees: 270.0))
                .animation(.linear, value: progress)
            Text(String(format: "%.0f %%", progress * 100))
        }
    }
}

struct ShapeForms: View {
    @State private var isHighlighted = false

    var body: some View {
        VStack {
            Circle()
            Rectangle().fill(Color.red).frame(width: 10, height: 10)
            RoundedRectangle(cornerRadius: 25.0, style: .continuous).foregroundColor(.blue)
            Capsule().fill(
                LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
            )
            Ellipse().stroke(Color.green, lineWidth: 4)
            Circle().strokeBorder(Color.blue, lineWidth: 2).background(Circle().fill(.white))
            Circle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 5, dash: [10]))
            Circle().fill(.red.gradient).stroke(.black, lineWidth: 3)
            RoundedRectangle(cornerRadius: 10).stroke(isHighlighted ? Color.red : .gray, lineWidth: 1)
            Wave(amplitude: 4).stroke(Color.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            Bubble().strokeBorder(.orange, lineWidth: 3)
            Path { path in
                path.move(to: CGPoint(x: 200, y: 0))
                path.addLine(to: CGPoint(x: 200, y: 200))
                path.addArc(
                    center: .init(x: 187, y: 187),
                    radius: 150,
                    startAngle: .degrees(0.0),
                    endAngle: .degrees(190),
                    clockwise: true
                )
                path.closeSubpath()
            }
            .fill(.tertiary)
            ContainerRelativeShape().inset(by: 4).fill(.blue)
            UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 20)
        }
        .containerShape(RoundedRectangle(cornerRadius: 12))
    }
}

struct ClippedForms: View {
    var isSelected = true

    var body: some View {
        VStack {
            Text("circle").clipShape(Circle())
            Text("rect").clipShape(.rect(cornerRadius: 8))
            Text("capsule").clipShape(.capsule)
            Text("corner").clipShape(RoundedCorner(radius: 10, corners: [.topLeft, .topRight]))
            Text("style").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
            Text("in").background(Color.red.opacity(0.2), in: .capsule)
            Text("bare").background(in: Circle()).backgroundStyle(.red)
            Text("over").overlay(.ultraThinMaterial, in: .rect)
            Text("border").border(Color.black, width: 2)
            Text("shape").overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray, lineWidth: 1))
            Text("any").clipShape(isSelected ? AnyShape(Circle()) : AnyShape(Rectangle()))
            Text("mask").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            Text("mask 2").mask { RoundedRectangle(cornerRadius: 4).padding(2) }
            Text("content").contentShape(Rectangle()).onTapGesture {}
            Text("fill").foregroundStyle(.white).padding().background { Capsule().fill(.tint) }
            Circle().trim(from: 0.5, to: 1).rotation(.degrees(90)).scale(0.5).offset(x: 4).fill(Color.pink)
            Rectangle().size(width: 10, height: 10).fill(.red)
        }
    }
}

struct ContentShapeForms: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("circle").contentShape(Circle()).onTapGesture { count += 1 }
            Text("wide").contentShape(Rectangle().inset(by: -10)).onTapGesture { count += 1 }
            Text("ring").contentShape(.interaction, Circle(), eoFill: true).onTapGesture {}
            Text("drag").contentShape([.dragPreview, .accessibility], .rect(cornerRadius: 8)).onTapGesture {}
            Text("\(count)")
        }
    }
}

struct PictureMaskForms: View {
    var body: some View {
        VStack {
            Text("start").mask(alignment: .leading) { Image(systemName: "heart.fill") }
            Text("fit").mask { Image(systemName: "star.fill").resizable().scaledToFit() }
            Text("old").mask(Image(systemName: "circle.fill").resizable())
        }
    }
}

struct CombinedShapes: View {
    private let moon = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        .subtracting(Path(ellipseIn: CGRect(x: 12, y: 0, width: 40, height: 40)))

    var body: some View {
        VStack {
            moon.fill(.yellow)
            moon.union(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), eoFill: true)
                .symmetricDifference(moon.intersection(moon))
                .normalized()
            moon.lineIntersection(moon.lineSubtraction(Path())).stroke()
            Circle().subtracting(Circle().inset(by: 20)).fill(.red)
            Rectangle().union(Capsule()).intersection(Circle(), eoFill: true)
            Circle().symmetricDifference(Rectangle().scale(0.5))
            Circle().lineIntersection(Rectangle().scale(0.7)).stroke(.blue)
            Circle().lineSubtraction(Rectangle().scale(0.7)).stroke(.blue)
        }
    }
}

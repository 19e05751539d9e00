import Foundation
import OrielCore

/// A mark, drawn in a view with the size of the plot.
struct MarkView: View {
    let mark: PlacedMark

    var body: some View {
        shape
            .opacity(mark.opacity)
            .modifier(MarkEffects(style: mark.mark))
    }

    @ViewBuilder private var shape: some View {
        switch mark.shape {
        case .box(let rect, let radius, let cornerStyle):
            if mark.mark.isAlignedWithPlot {
                Path(roundedRect: rect, cornerRadius: radius, style: cornerStyle).fill(mark.style)
            } else {
                RoundedRectangle(cornerRadius: radius, style: cornerStyle)
                    .fill(mark.style)
                    .clipped(to: mark.mark.clipShape)
                    .frame(width: rect.width, height: rect.height)
                    .offset(x: rect.minX, y: rect.minY)
            }
        case .curve(let points, let method):
            CurveShape(points, method: method).stroke(mark.style, style: mark.stroke)
        case .area(let points, let others, let method):
            CurveShape(points, to: others, method: method).fill(mark.style)
        case .line(let start, let end):
            CurveShape([start, end], method: .linear).stroke(mark.style, style: mark.stroke)
        case .symbol(let symbol, let center, let size):
            SymbolView(symbol: symbol, size: size, style: mark.style, clip: mark.mark.clipShape)
                .offset(x: center.x - size.width / 2, y: center.y - size.height / 2)
        case .sector(let sector): sector.fill(mark.style)
        }
    }
}

extension View {
    @ViewBuilder
    fileprivate func clipped(to shape: AnyShape?) -> some View {
        if let shape { clipShape(shape) } else { self }
    }
}

/// The symbol of a point or in a legend.
struct SymbolView: View {
    let symbol: MarkSymbol
    let size: CGSize
    let style: AnyShapeStyle
    var clip: AnyShape?

    var body: some View {
        switch symbol {
        case .shape(let shape) where shape == .circle:
            Circle().fill(style).clipped(to: clip).frame(width: size.width, height: size.height)
        case .shape(let shape):
            let unit = shape.perceptualUnitRect
            AnyShape(shape).fill(style).clipped(to: clip)
                .frame(width: size.width * unit.width, height: size.height * unit.height)
                .frame(width: size.width, height: size.height)
        case .custom(let shape):
            shape.fill(style).clipped(to: clip).frame(width: size.width, height: size.height)
        case .view(let view):
            view.fixedSize().frame(width: size.width, height: size.height)
        }
    }
}

/// The effects of a mark that few have.
private struct MarkEffects: ViewModifier {
    let style: MarkStyle

    func body(content: Content) -> some View {
        if style.blur > 0 || style.shadow != nil {
            let shadow = style.shadow
            content
                .blur(radius: style.blur)
                .shadow(
                    color: shadow?.color ?? .clear,
                    radius: shadow?.radius ?? 0,
                    x: shadow?.x ?? 0,
                    y: shadow?.y ?? 0
                )
        } else {
            content
        }
    }
}

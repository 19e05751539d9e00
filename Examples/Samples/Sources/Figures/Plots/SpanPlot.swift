import SwiftUI

/// Stretches of time below each other.
public struct SpanPlot: View {
    let spans: [Span]
    @Environment(\.figurePalette) private var palette

    public init(_ spans: [Span]) {
        self.spans = spans
    }

    public var body: some View {
        let scale = Scale(spans.map(\.range.upperBound))
        VStack(spacing: 4) {
            ForEach(Array(spans.enumerated()), id: \.element.id) { index, span in
                GeometryReader { proxy in
                    Capsule()
                        .fill(palette[index])
                        .frame(width: proxy.size.width * (scale(span.range.upperBound) - scale(span.range.lowerBound)))
                        .offset(x: proxy.size.width * scale(span.range.lowerBound))
                }
            }
        }
    }
}

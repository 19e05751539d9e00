import SwiftUI

/// A share as a part of an open circle.
public struct ArcGauge: View {
    let share: Double
    @Environment(\.figurePalette) private var palette

    public init(share: Double) {
        self.share = share
    }

    public var body: some View {
        ZStack {
            track(1).stroke(.quaternary, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            track(share).stroke(palette[0], style: StrokeStyle(lineWidth: 10, lineCap: .round))
            Text(share, format: .percent.precision(.fractionLength(0)))
                .font(.title3.bold())
        }
        .padding(5)
        .accessibilityElement(children: .combine)
    }

    private func track(_ share: Double) -> some Shape {
        Arc(share: 0.75 * share)
            .rotation(.degrees(-135))
    }
}

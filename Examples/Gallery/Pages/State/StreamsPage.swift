import SwiftUI

/// Operators of Combine: marbles are the values of real publishers.
struct StreamsPage: View {
    @StateObject private var model = MarbleModel()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Picker("Operator", selection: $model.chosen) {
                    ForEach(StreamOperator.allCases) { Text(verbatim: $0.rawValue).tag($0) }
                }
                VStack(alignment: .leading, spacing: 6) {
                    Text(verbatim: model.chosen.code)
                        .font(.callout.monospaced())
                        .textSelection(.enabled)
                    Text(LocalizedStringKey(model.chosen.summary))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                lanes
                buttons
            }
            .padding()
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
    }

    private var lanes: some View {
        VStack(spacing: 12) {
            MarbleLane(name: "A", color: .blue, marbles: model.marbles[.a] ?? [])
            if model.chosen.usesBoth { MarbleLane(name: "B", color: .green, marbles: model.marbles[.b] ?? []) }
            Divider()
            MarbleLane(name: "Output", color: .orange, marbles: model.marbles[.output] ?? [])
        }
    }

    private var buttons: some View {
        RowOrColumn(alignment: .leading) {
            Button("Send to A") { model.sendButtonTapped(.a) }
            if model.chosen.usesBoth { Button("Send to B") { model.sendButtonTapped(.b) } }
            Spacer()
            Button("Play", systemImage: "play.fill") { model.playButtonTapped() }
                .buttonStyle(.borderedProminent)
                .disabled(model.isPlaying)
        }
        .buttonStyle(.bordered)
    }
}

/// A track on which marbles move from the trailing end to the leading one.
private struct MarbleLane: View {
    let name: LocalizedStringKey
    let color: Color
    let marbles: [MarbleModel.Marble]

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric(relativeTo: .subheadline) private var nameWidth = 64.0

    var body: some View {
        RowOrColumn(alignment: .leading, spacing: 12) {
            Text(name)
                .font(.subheadline.weight(.semibold))
                .frame(width: nameWidth, alignment: .leading)
            GeometryReader { track in
                ZStack(alignment: .trailing) {
                    Capsule()
                        .fill(color.opacity(0.25))
                        .frame(height: 4)
                    if reducesMotion {
                        HStack(spacing: 4) { ForEach(marbles.suffix(6)) { MarbleView(text: $0.text, color: color) } }
                    } else {
                        ForEach(marbles) { MovingMarble(text: $0.text, color: color, distance: track.size.width) }
                    }
                }
                .frame(maxHeight: .infinity)
            }
            .frame(height: 40)
            .clipped()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(name))
        .accessibilityValue(Text(verbatim: marbles.map(\.text).joined(separator: ", ")))
    }
}

private struct MovingMarble: View {
    let text: String
    let color: Color
    let distance: CGFloat

    @State private var hasMoved = false

    var body: some View {
        MarbleView(text: text, color: color)
            .offset(x: hasMoved ? -distance : 0)
            .onAppear { withAnimation(.linear(duration: MarbleModel.travel)) { hasMoved = true } }
    }
}

private struct MarbleView: View {
    let text: String
    let color: Color

    var body: some View {
        Text(verbatim: text)
            .font(.footnote.weight(.bold).monospacedDigit())
            .fixedSize()
            .padding(.horizontal, 6)
            .frame(minWidth: 34, minHeight: 34)
            .background(Color(.systemBackground), in: .capsule)
            .overlay { Capsule().strokeBorder(color, lineWidth: 3) }
    }
}

#Preview("Streams") { StreamsPage() }
#Preview("Streams, dark") { StreamsPage().preferredColorScheme(.dark) }

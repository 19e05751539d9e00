import SwiftUI

/// A gauge of twenty bars, as loudness meters have.
private struct BarsGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            LabeledContent {
                configuration.currentValueLabel
            } label: {
                configuration.label
            }
            HStack(spacing: 3) {
                ForEach(0..<20, id: \.self) { bar in
                    Capsule()
                        .fill(color(of: bar))
                        .opacity(Double(bar) < configuration.value * 20 ? 1 : 0.2)
                        .frame(height: 20)
                }
            }
        }
    }

    private func color(of bar: Int) -> Color { bar < 12 ? .green : bar < 16 ? .yellow : .red }
}

/// Sliders, steppers, progress views and gauges.
struct ValuesPage: View {
    @State private var volume = 30.0
    @State private var guests = 2
    @State private var speed = 1.0
    @State private var balance = 0.25

    var body: some View {
        Form {
            Section("Slider") {
                Slider(value: $volume, in: 0...100, step: 1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                LabeledContent("Volume", value: volume, format: .number)
                Slider(value: $speed, in: 0.5...2, step: 0.25) {
                    Text("Speed")
                } minimumValueLabel: {
                    Image(systemName: "tortoise")
                } maximumValueLabel: {
                    Image(systemName: "hare")
                } ticks: {
                    SliderTick(0.5)
                    SliderTick(1) { Text("Normal") }
                    SliderTick(1.5)
                    SliderTick(2) { Text("Double") }
                }
                Slider(value: $balance, in: -1...1, neutralValue: 0) {
                    Text("Balance")
                } currentValueLabel: {
                    Text(balance, format: .percent.precision(.fractionLength(0)))
                } ticks: {
                    SliderTick(0) { Text("Middle") }
                }
                Slider(value: $volume, in: 0...100) { Text("Volume without a thumb") }
                    .sliderThumbVisibility(.hidden)
            }
            Section("Stepper") {
                Stepper("Guests: \(guests)", value: $guests, in: 1...8)
            }
            Section("Progress") {
                ProgressView("Downloading", value: volume, total: 100)
                ProgressView(value: volume, total: 100).tint(.green).accessibilityLabel("Volume")
                ProgressView("Waiting")
            }
            Section("Gauge") {
                Gauge(value: volume, in: 0...100) {
                    Text("Volume")
                } currentValueLabel: {
                    Text("\(Int(volume))")
                }
                Gauge(value: volume, in: 0...100) {
                    Text("Volume in bars")
                } currentValueLabel: {
                    Text("\(Int(volume)) %")
                }
                .gaugeStyle(BarsGaugeStyle())
            }
        }
    }
}

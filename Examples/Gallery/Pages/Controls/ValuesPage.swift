import SwiftUI

/// Sliders, steppers, progress views and gauges.
struct ValuesPage: View {
    @State private var volume = 30.0
    @State private var guests = 2

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
            }
        }
    }
}

import SwiftUI

/// Ticks, neutral values and labels of sliders, in the forms of Apple's documentation.
struct SliderTickForms: View {
    @State private var speed = 1.0
    @State private var size: CGFloat = 4
    @State private var level: Float = 0
    @State private var isEditing = false
    var showsMiddle = true

    var body: some View {
        VStack {
            Slider(value: $speed, in: 0...2) {
                Text("Speed")
            } ticks: {
                SliderTick(0.5)
                SliderTick(1) { Text("Normal") }
                if showsMiddle { SliderTick(1.5) { Text("Fast") } }
            }
            Slider(value: $size, in: 0...10, step: 2) {
                Text("Size")
            } currentValueLabel: {
                Text("\(Int(size)) points")
            } minimumValueLabel: {
                Text("S")
            } maximumValueLabel: {
                Text("L")
            } ticks: {
                SliderTickContentForEach([0, 4, 8] as [CGFloat], id: \.self) { value in
                    SliderTick(value) { Text("\(Int(value))") }
                }
                EdgeTicks()
            } onEditingChanged: {
                isEditing = $0
            }
            Slider(value: $size, in: 0...10, step: 5) {
                Text("Steps")
            } minimumValueLabel: {
                Text("few")
            } maximumValueLabel: {
                Text("many")
            } tick: { value in
                value == 5 ? SliderTick(value) { Text("half") } : nil
            }
            Slider(value: $level, in: -1...1, neutralValue: 0, enabledBounds: -0.5...0.5) { Text("Balance") }
            Slider(value: $level, in: -1...1) {
                Text("Hidden thumb")
            } currentValueLabel: {
                Text("\(Int(level * 100)) %")
            }
            .sliderThumbVisibility(.hidden)
            Text("speed \(speed, specifier: "%.2f") size \(Int(size)) level \(level, specifier: "%.2f")")
            Text(isEditing ? "editing" : "resting")
        }
    }
}

/// Ticks as a type of their own.
private struct EdgeTicks: SliderTickContent {
    typealias Value = CGFloat

    var body: some SliderTickContent<CGFloat> {
        SliderTick(10)
        SliderTick(20) { Text("outside") }
    }
}

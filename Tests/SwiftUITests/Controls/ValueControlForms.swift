import SwiftUI

struct PercentStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        }
    }
}

struct ValueControlForms: View {
    @State private var volume = 0.5
    @State private var size: CGFloat = 4
    @State private var count = 1
    @State private var isEditing = false
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []

    var body: some View {
        VStack {
            Slider(value: $volume)
            Slider(value: $volume, in: 0...2) { Text("Volume") }
            Slider(value: $size, in: 0...10, step: 2) {
                Text("Size")
            } minimumValueLabel: {
                Text("S")
            } maximumValueLabel: {
                Text("L")
            } onEditingChanged: {
                isEditing = $0
            }
            Stepper("Count", value: $count, in: 0...3)
            Stepper("Plain", value: $count)
            Stepper("Double", value: $count, in: 0...10, step: 2) { isEditing = $0 }
            Stepper("Volume step", value: $volume, in: 0...1, step: 0.25, format: .number)
            Stepper {
                Text("Own")
            } onIncrement: {
                count += 10
            } onDecrement: {
                count -= 10
            }
            ProgressView()
            ProgressView("Loading")
            ProgressView(value: volume)
            ProgressView(value: Double(count), total: 4)
            ProgressView("Part", value: 1, total: 4).progressViewStyle(PercentStyle())
            ProgressView(value: 0.5) {
                Text("Half")
            } currentValueLabel: {
                Text("50")
            }
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
            ProgressView(value: 0.1).progressViewStyle(.linear)
        }
        VStack {
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("Moment", selection: $date)
            DatePicker("Bounded", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: [.date])
                .datePickerStyle(.compact)
            DatePicker(selection: $date, in: ...Date.distantFuture, displayedComponents: .hourAndMinute) {
                Text("Time")
            }
            DatePicker("Graphical", selection: $date, in: .distantPast ... .distantFuture, displayedComponents: .date)
                .datePickerStyle(.graphical)
            DatePicker("Wheel", selection: $date).datePickerStyle(WheelDatePickerStyle())
            MultiDatePicker("Days", selection: $days)
            MultiDatePicker("Days", selection: $days, in: date...)
            MultiDatePicker("Days", selection: $days, in: date..<Date.distantFuture)
            MultiDatePicker(selection: $days, in: ..<Date.distantFuture) { Text("Days") }
            Text("\(volume) \(Int(size)) \(count) \(isEditing ? "editing" : "resting")")
            Text("\(Int(date.timeIntervalSince1970))")
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
}

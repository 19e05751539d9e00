import Foundation
import OrielCore

extension Fixtures {
    /// Heights of controls, as iOS has them at the default text size.
    mutating func addControls() throws {
        try add("slider", ["a": "0, 84.5, 300, 31"]) {
            Slider(value: .constant(0.5)).named("a")
        }
        try add("field with a rounded border", ["a": "0, 83, 300, 34"]) {
            TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).named("a")
        }
        try add("segmented picker", ["a": "0, 84.5, 300, 31"]) {
            Picker("Choice", selection: .constant(0)) {
                Text("One").tag(0)
                Text("Two").tag(1)
            }
            .pickerStyle(.segmented)
            .named("a")
        }
        try add("progress with a label", ["a": "0, (200 - lh - 8) / 2, 300, lh + 8"]) {
            ProgressView(value: 0.5) { Text(Sample.short) }.named("a")
        }
        try add("toggle on a baseline", ["a": "_, _, 51, 31"], equal: ["baseline('t')", "box('a').top"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).named("t")
                Toggle("Switch", isOn: .constant(true)).labelsHidden().named("a")
            }
        }
        try add("stepper on a baseline", ["a": "_, _, 94, 32"], equal: ["baseline('t')", "box('a').top"]) {
            HStack(alignment: .firstTextBaseline) {
                Text(Sample.short).named("t")
                Stepper("Number", value: .constant(1)).labelsHidden().named("a")
            }
        }
        try add("label of a toggle", ["a": "0, 84.5, 300, 31"]) {
            Toggle("Switch", isOn: .constant(true)).named("a")
        }
        try add("determinate circle", ["a": "140, 90, 20, 20"]) {
            ProgressView(value: 0.5).progressViewStyle(.circular).named("a")
        }
        try add("indeterminate circle", ["a": "140, 90, 20, 20"]) {
            ProgressView().named("a")
        }
    }
}

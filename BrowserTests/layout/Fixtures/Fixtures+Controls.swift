import Foundation
import OrielCore

extension Fixtures {
    /// Heights of controls, as iOS has them at the default text size.
    mutating func addControls() throws {
        try addLineHeights()
        try add("slider", ["a": "0, 84.5, 300, 31"]) {
            Slider(value: .constant(0.5)).named("a")
        }
        try add("a slider with ticks", ["a": "0, 84.5, 300, 31"]) {
            Slider(value: .constant(0.5), in: 0...1) {
                Text("Level")
            } ticks: {
                SliderTick(0)
                SliderTick(0.5)
                SliderTick(1)
            }
            .named("a")
        }
        // The middle of a tick is where the middle of the thumb is at its value: between 13.5 points from both ends.
        try add(
            "labels of ticks are under their values",
            ["a": "0, 0, 300, _", "l": "3.5, 33, 20, 10", "m": "71.75, 33, 20, 10", "r": "276.5, 33, 20, 10"]
        ) {
            VStack(spacing: 0) {
                Slider(value: .constant(0.5), in: 0...1) {
                    Text("Level")
                } ticks: {
                    SliderTick(0) { Color.red.sized(20, 10, "l") }
                    SliderTick(0.25) { Color.red.sized(20, 10, "m") }
                    SliderTick(1) { Color.red.sized(20, 10, "r") }
                }
                .named("a")
                Spacer(minLength: 0)
            }
        }
        try add("a button that takes the width it is offered", ["a": "0, _, 200, _", "b": "208, _, 92, _"]) {
            HStack(spacing: 8) {
                Button("Flexible") {}.buttonStyle(.bordered).buttonSizing(.flexible).named("a")
                Color.red.frame(width: 92, height: 40).named("b")
            }
        }
        try add(
            "an accessory at the bottom of a tab",
            width: 400,
            height: 600,
            ["c": "20, 544, 360, 48", "t": "20, _, 360, _"]
        ) {
            TabView { Text("tab").frame(maxWidth: 360).named("t").tabItem { Text("Tab") } }
                .tabViewBottomAccessory { Color.red.named("c").frame(height: 48) }
        }
        try add(
            "symbols have boxes of their own",
            ["s": "_, _, 22, 20", "w": "_, _, 22.5, 16", "g": "_, _, 21.5, 20.5", "c": "_, _, 12.5, 16.5"]
        ) {
            HStack {
                Image(systemName: "star").named("s")
                Image(systemName: "wifi").named("w")
                Image(systemName: "gear").named("g")
                Image(systemName: "chevron.right").named("c")
            }
        }
        // The chevrons are 9 wide, and 4 after the text.
        try add("menu picker has the padding of a button", ["a": "_, _, 13.5 + w('Some choice') + 4 + 9 + 13.5, _"]) {
            Picker("Menu", selection: .constant(0)) { Text("Some choice").tag(0) }.named("a")
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
        try add("label of a field", ["a": "0, _, w(short), _", "b": "w(short) + 12, _, 288 - w(short), _"]) {
            LabeledContent {
                TextField("Name", text: .constant("")).named("b")
            } label: {
                Text(Sample.short).named("a")
            }
        }
        try add("label of a menu", width: 390, height: 300, [:], equal: ["box('b').left > 250", "True"]) {
            Form {
                LabeledContent(Sample.short) {
                    Picker("Menu", selection: .constant(0)) { Text("One").tag(0) }.labelsHidden().named("b")
                }
            }
        }
        try add("label of a long text", ["a": "0, _, _, lh"]) {
            LabeledContent {
                Text(Sample.long)
            } label: {
                Text(Sample.short).named("a")
            }
        }
        try add("long label of a text", ["b": "300 - w(short), _, w(short), lh"]) {
            LabeledContent {
                Text(Sample.short).named("b")
            } label: {
                Text(Sample.long)
            }
        }
        try addDatePickers()
        try add("search field with a text", width: 390, height: 300, [:]) {
            NavigationStack { Color.clear.searchable(text: .constant("text")) }
        }
    }

    /// Heights that follow from the letters of the body's font. Lines are 22 points apart.
    private mutating func addLineHeights() throws {
        try add("a line of the body", ["a": "_, (200 - 20.33) / 2, w(short), 20.33"]) { Text(Sample.short).named("a") }
        try add("two lines of the body", ["a": "_, (200 - 42.33) / 2, _, 42.33"]) { Text("1\n2").named("a") }
        try add("a bordered button", ["a": "_, (200 - 34.33) / 2, w(short) + 24, 34.33"]) {
            Button(Sample.short) {}.buttonStyle(.bordered).named("a")
        }
        // 13.5 points at the sides, and 9 for the chevrons after 4.
        try add("a menu picker outside of a form", ["a": "_, (200 - 36.33) / 2, w(short) + 40, 36.33"]) {
            Picker("Menu", selection: .constant(0)) { Text(Sample.short).tag(0) }
                .pickerStyle(.menu)
                .labelsHidden()
                .named("a")
        }
    }

    private mutating func addDatePickers() throws {
        let date = Binding.constant(Date(timeIntervalSince1970: 1_742_036_967))
        try add("compact date", ["a": "0, 82.83, 300, 34.34"]) {
            DatePicker("Day", selection: date, displayedComponents: .date).named("a")
        }
        try add("compact date in a row", width: 390, height: 400, ["a": "_, 46, _, 22", "b": "_, 90.85, _, 20.3"]) {
            Form {
                DatePicker("Day", selection: date, displayedComponents: .date).named("a")
                Toggle("Switch", isOn: .constant(true)).named("b")
            }
        }
        try add("wheels", width: 390, height: 300, ["a": "35, 42, 320, 216"]) {
            DatePicker("Day", selection: date).datePickerStyle(.wheel).labelsHidden().named("a")
        }
        try add("calendar", width: 390, height: 400, ["a": "0, _, 390, 44 * 7 + 22.1"]) {
            DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical).named("a")
        }
    }
}

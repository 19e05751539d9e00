import SwiftUI

/// Boxes, groups of controls and labelled contents, with styles of one's own.
struct GroupForms: View {
    @State private var isBold = false
    @State private var isShown = false

    var body: some View {
        GroupBox("Titled") { Text("in a box") }
        GroupBox { Text("plain box") }
        GroupBox(label: Label("Labelled", systemImage: "tag")) { Text("labelled box") }
        GroupBox {
            Text("styled box")
        } label: {
            Text("Styled")
        }
        .groupBoxStyle(CardGroupBoxStyle())
        ControlGroup {
            Button("Cut") {}
            Toggle("Bold", isOn: $isBold)
        }
        .controlGroupStyle(.navigation)
        ControlGroup("Edit", systemImage: "pencil") { Button("Copy") {} }.controlGroupStyle(.automatic)
        ControlGroup("Tools") { Button("Undo") {} }.controlGroupStyle(.menu)
        ControlGroup("Small") { Button("Redo") {} }.controlGroupStyle(.compactMenu)
        ControlGroup {
            Button("Redo") {}
        } label: {
            Text("Group")
        }
        .controlGroupStyle(TitledControlGroupStyle())
        DisclosureGroup("More", isExpanded: $isShown) { Text("disclosed") }
        LabeledContent("Size", value: "5 MB")
        LabeledContent("Price", value: 3, format: .number)
        LabeledContent {
            Text("stacked value")
        } label: {
            Text("Stacked")
        }
        .labeledContentStyle(StackedLabeledContentStyle())
        LabeledContent("Automatic", value: "yes").labeledContentStyle(.automatic)
        Text(isBold ? "bold" : "regular")
    }
}

struct TitledControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.font(.caption)
            HStack { configuration.content }
        }
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.bold()
            Text("card")
            configuration.content
        }
    }
}

struct StackedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.content
            configuration.label
        }
    }
}

/// Styles of menus, pickers, toggles, date pickers and gauges that the other files do not use.
struct StyleForms: View {
    @State private var choice = 1
    @State private var isOn = false
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
        Menu("Borderless") { Button("One") {} }.menuStyle(.borderlessButton).menuIndicator(.hidden)
        Menu("Plain") { Button("Two") {} }.menuStyle(BorderlessButtonMenuStyle()).menuIndicator(.visible)
        Menu("Button") { Button("Three") {} }.menuStyle(.button).buttonStyle(.bordered)
        Picker("Radio", selection: $choice) {
            Text("First").tag(1)
            Text("Second").tag(2)
        }
        .pickerStyle(.radioGroup)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        DatePicker("Stepper", selection: $date).datePickerStyle(.stepperField)
        Text("\(choice) \(isOn ? "checked" : "open")")
    }
}

struct GaugeForms: View {
    var body: some View {
        Gauge(value: 0.4) { Text("Linear") }.gaugeStyle(.linearCapacity)
        Gauge(value: 40, in: 0...100) {
            Text("Accessory")
        } currentValueLabel: {
            Text("40 %")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: 0.4) { Text("Capacity") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.4) { Text("Circle") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.4) { Text("Ring") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        Gauge(value: 3, in: 0...4) {
            Text("Own")
        } currentValueLabel: {
            Text("3 of 4")
        } markedValueLabels: {
            Text("2 marks")
        }
        .gaugeStyle(BarGaugeStyle())
    }
}

struct BarGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Rectangle().frame(width: 100 * configuration.value, height: 4)
            configuration.currentValueLabel
            configuration.markedValueLabels
        }
    }
}

/// A submission does not leave a scope that blocks it.
struct SubmitForms: View {
    @State private var text = ""
    @State private var submitted: [String] = []

    var body: some View {
        VStack {
            TextField("Outer", text: $text).onSubmit { submitted.append("outer field") }
            TextField("Inner", text: $text).onSubmit { submitted.append("inner field") }.submitScope()
        }
        .onSubmit { submitted.append("form") }
        Text(submitted.joined(separator: ", "))
    }
}

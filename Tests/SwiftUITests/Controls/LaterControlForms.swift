import SwiftUI

// Forms of controls since iOS 17.

struct RoleButtons: View {
    @State private var last = "none"

    var body: some View {
        Button(role: .close) { last = "close" }
        Button(role: .confirm, action: { last = "confirm" })
        Button(role: .cancel) { last = "cancel" }
        Button(role: .destructive) { last = "delete" }
        Text("Last: \(last)")
        label
    }

    private var label: some View { Button<DefaultButtonLabel>(role: .cancel) {} }
}

struct ImageLabels: View {
    @State private var size = 1
    private let image = ImageResource(name: "Leaf", bundle: .main)

    var body: some View {
        Button("Grow", image: image) { size += 1 }
        Button(String("Shrink"), image: image, role: .destructive) { size -= 1 }
        Menu("Sizes", image: "Leaf") { Button("Small") { size = 1 } }
        Menu("More sizes", image: image) {
            Button("Large") { size = 3 }
        } primaryAction: {
            size = 2
        }
        ControlGroup("Group", image: image) { Button("Cut") {} }.controlGroupStyle(TitledControlGroupStyle())
        ControlGroup(String("Other group"), image: image) { Button("Copy") {} }
            .controlGroupStyle(TitledControlGroupStyle())
        Picker("Size", systemImage: "ruler", selection: $size) { ForEach(1..<4) { Text("\($0)").tag($0) } }
        Picker("Size again", image: image, selection: $size) { Text("1").tag(1) }
        Picker(selection: $size) {
            Text("1").tag(1)
        } label: {
            Text("Current")
        } currentValueLabel: {
            Text("Size \(size)")
        }
    }
}

struct SharedValues: View {
    struct Alarm {
        var sound = 1
    }

    @State private var alarms = [Alarm(), Alarm(sound: 2)]

    var body: some View {
        Picker("Sound", sources: $alarms, selection: \.sound) {
            Text("Bell").tag(1)
            Text("Gong").tag(2)
        }
        Text("Sounds: \(alarms.map { String($0.sound) }.joined())")
    }
}

/// Groups whose titles are resources.
struct ResourceGroups: View {
    @State private var isOpen = true
    private let title: LocalizedStringResource = "Title"

    var body: some View {
        DisclosureGroup(title) { Text("Closed") }
        DisclosureGroup(title, isExpanded: $isOpen) { Text("Open") }
        GroupBox(title) { Text("Box") }
        ControlGroup(title) { Button("Cut") {} }.controlGroupStyle(TitledControlGroupStyle())
        ControlGroup(title, systemImage: "star") { Button("Copy") {} }.controlGroupStyle(TitledControlGroupStyle())
        List { Section(title, isExpanded: $isOpen) { Text("Row") } }
        Menu(title) {
            Text("Item")
        } primaryAction: {
            isOpen = false
        }
        Menu(title, systemImage: "star") {
            Text("Item")
        } primaryAction: {
            isOpen = true
        }
        LabeledContent(title, value: 3, format: .number)
    }
}

struct ResourceTitles: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var date = Date.now
    private let title: LocalizedStringResource = "Title"

    var body: some View {
        Button(title) {}
        Button(title, systemImage: "star", role: .cancel) {}
        Toggle(title, isOn: $isOn)
        Toggle(title, systemImage: "star", isOn: $isOn)
        TextField(title, text: $text)
        TextField(title, text: $text, prompt: Text("Prompt"))
        TextField(title, text: $text, axis: .vertical)
        SecureField(title, text: $text)
        Group {
            Picker(title, selection: $isOn) { Text("On").tag(true) }
            DatePicker(title, selection: $date, displayedComponents: .date)
            Section(title) { Text("Row") }
            Menu(title) { Text("Item") }
            Menu(title, systemImage: "star") { Text("Item") }
            Link(title, destination: URL(fileURLWithPath: "/"))
            LabeledContent(title) { Text("Content") }
            LabeledContent(title, value: "Value")
        }
        NavigationStack {
            NavigationLink(title, value: 1)
            NavigationLink(title) { Text("Destination") }
                .navigationTitle(title)
                .navigationSubtitle(title)
        }
        .searchable(text: $text, prompt: title)
        Text("Modified")
            .accessibilityLabel(title)
            .accessibilityHint(title)
            .accessibilityValue(title)
            .help(title)
            .badge(title)
        Text("Presenting")
            .alert(title, isPresented: $isOn) { Button("OK") {} }
            .alert(title, isPresented: $isOn) {
                Button("OK") {}
            } message: {
                Text("Message")
            }
            .confirmationDialog(title, isPresented: $isOn) { Button("OK") {} }
    }
}

/// A form as cards of the app.
struct CardFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("Cards")
            configuration.content
        }
    }
}

/// A form as the platform shows it, below a title.
struct TitledFormStyle: FormStyle {
    func makeBody(configuration: FormStyleConfiguration) -> some View {
        Text("Titled")
        Form(configuration)
    }
}

struct StyledForms: View {
    var body: some View {
        Form { Text("Name") }.formStyle(CardFormStyle())
        Form { Text("Town") }.formStyle(TitledFormStyle())
        Form { Text("Street") }.formStyle(.columns)
    }
}

/// A date picker with a button for the next day.
struct NextDayDatePickerStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("Next day") { configuration.selection.addTimeInterval(86_400) }
        Text(configuration.maximumDate == nil && configuration.minimumDate != nil ? "from a date" : "any")
        Text(configuration.displayedComponents == .date ? "days" : "times")
        DatePicker(configuration).datePickerStyle(.field)
    }
}

struct StyledDates: View {
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        DatePicker("Start", selection: $day, in: day..., displayedComponents: .date)
            .datePickerStyle(NextDayDatePickerStyle())
        Text("Seconds: \(Int(day.timeIntervalSinceReferenceDate))")
    }
}

struct OptionalNumberField: View {
    @Binding var count: Int?

    var body: some View {
        TextField(value: $count, format: .number, prompt: Text("None")) { Text("Count") }
    }
}

struct KeyForms: View {
    var body: some View {
        Text("Keys").onKeyPress(phases: .all) { press in press.phase == .down ? .handled : .ignored }
    }
}

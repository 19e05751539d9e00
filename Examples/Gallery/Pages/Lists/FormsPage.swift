import SwiftUI

/// Settings as a form.
struct FormsPage: View {
    @State private var name = ""
    @State private var sendsNews = true
    @State private var frequency = Frequency.weekly
    @State private var volume = 0.4
    @State private var start = Date(timeIntervalSince1970: 1_750_000_000)

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                LabeledContent("Plan", value: "Free")
            }
            Section {
                Toggle("Send news", isOn: $sendsNews)
                Picker("How often", selection: $frequency) {
                    ForEach(Frequency.allCases) { Text($0.rawValue) }
                }
                .disabled(!sendsNews)
                DatePicker("From", selection: $start, displayedComponents: .date)
            } header: {
                Text("News")
            } footer: {
                Text("News is sent to \(name.isEmpty ? "no one" : name).")
            }
            Section("Sound") {
                Slider(value: $volume) { Text("Volume") }
            }
            Section {
                Button("Reset", role: .destructive, action: reset)
            }
        }
    }

    private func reset() {
        name = ""
        sendsNews = true
        frequency = .weekly
        volume = 0.4
    }
}

private enum Frequency: String, CaseIterable, Identifiable {
    case daily = "Every day"
    case weekly = "Every week"
    case monthly = "Every month"

    var id: Self { self }
}

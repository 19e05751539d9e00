import SwiftUI

/// A disclosure group in a look of its own.
struct DisclosureStyleForms: View {
    @State private var isOpen = false

    var body: some View {
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("All the details") }
            .disclosureGroupStyle(WordedDisclosure())
        DisclosureGroup("More") { Text("All of the rest") }
            .disclosureGroupStyle(FramedDisclosure())
        DisclosureGroup("Plain") { Text("Nothing special") }
            .disclosureGroupStyle(.automatic)
        Text(isOpen ? "open" : "closed")
        LabelForm()
    }
}

/// A title that says what a tap does.
private struct WordedDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Text(configuration.isExpanded ? "Hide" : "Show")
                }
            }
            if configuration.isExpanded { configuration.content }
            Toggle("Expanded", isOn: configuration.$isExpanded)
        }
    }
}

/// The look that applies without the style, in a frame.
private struct FramedDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration).padding().border(.gray)
    }
}

private struct LabelForm: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Toggle("Shown again", isOn: $isOn).labelsVisibility(.visible)
            Toggle("Unseen", isOn: $isOn)
            TextEditor(text: .constant("text")).textEditorStyle(.plain)
        }
        .labelsVisibility(.hidden)
    }
}

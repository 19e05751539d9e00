import SwiftUI

/// Accessibility labels, values, hints and structure, as read by a screen reader.
struct AccessibilityPage: View {
    private static let messages = ["New: Tides of tomorrow", "The boat is in the harbour", "New: Light for sale"]

    @State private var rating = 3
    @Namespace private var messages
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

    var body: some View {
        List {
            Section("Labels and values") {
                HStack {
                    ForEach(1...5, id: \.self) { star in
                        Image(systemName: star <= rating ? "star.fill" : "star")
                            .foregroundStyle(.orange)
                    }
                }
                .dynamicTypeSize(...DynamicTypeSize.accessibility3)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Rating")
                .accessibilityValue("\(rating) of 5 stars")
                Button("Add a star", systemImage: "plus") { rating = min(5, rating + 1) }
                    .labelStyle(.iconOnly)
                    .accessibilityHint("Raises the rating")
            }
            Section("Structure") {
                Text("A heading").font(.title2).accessibilityAddTraits(.isHeader)
                Image(systemName: "sparkles").accessibilityHidden(true)
                RowOrColumn(alignment: .leading) {
                    Text("Lisbon")
                    Text("23 degrees")
                }
                .accessibilityElement(children: .combine)
            }
            Section("Rotor") {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(Self.messages, id: \.self) { message in
                        Text(message)
                            .bold(message.hasPrefix("New"))
                            .accessibilityRotorEntry(id: message, in: messages)
                    }
                }
                .accessibilityRotor("Unread") {
                    ForEach(Self.messages.filter { $0.hasPrefix("New") }, id: \.self) { message in
                        AccessibilityRotorEntry(message, id: message, in: messages)
                    }
                }
            }
            Section("User preferences") {
                LabeledContent("Text size", value: "\(typeSize)")
                LabeledContent("Reduce motion", value: reducesMotion ? "Yes" : "No")
                LabeledContent("Reduce transparency", value: reducesTransparency ? "Yes" : "No")
            }
        }
    }
}

import SwiftUI

/// What a view offers to assistive technology beyond its own controls.
struct AccessibilityActionForms: View {
    @State private var log: [String] = []
    @State private var volume = 5

    var body: some View {
        Text("Message")
            .accessibilityAction { log.append("default") }
            .accessibilityAction(.escape) { log.append("escape") }
            .accessibilityAction(.magicTap) { log.append("magic") }
            .accessibilityAction(named: "Archive") { log.append("archive") }
            .accessibilityAction(named: Text("Flag")) { log.append("flag") }
            .accessibilityAction(AccessibilityActionKind(named: Text("Snooze"))) { log.append("snooze") }
            .accessibilityAction {
                log.append("labelled")
            } label: {
                Label("Labelled", systemImage: "tag")
            }
            .accessibilityActions {
                Button("Reply") { log.append("reply") }
                Button("Forward") { log.append("forward") }
            }
            .accessibilityActions(category: .edit) { Button("Cut out") { log.append("cut") } }
            .accessibilityActions(category: AccessibilityActionCategory("Lists")) {
                Button("Pin") { log.append("pin") }
            }
            .accessibilityActions(category: .default) { Button("Mark") { log.append("mark") } }
        Text("Volume \(volume)")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: volume += 1
                case .decrement: volume -= 1
                @unknown default: break
                }
            }
            .accessibilityIdentifier("volume")
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
    }
}

/// How a view is described.
struct AccessibilityDescriptionForms: View {
    @Namespace private var pairs
    @State private var level = 0.3

    var body: some View {
        Image(systemName: "star").accessibilityRemoveTraits(.isImage)
        Text("Chapter").accessibilityHeading(.h3)
        Button("Rating") {}
            .accessibilityLabel { label in
                if level > 0.2 { Text("High") }
                label
            }
        HStack {
            Text("first").accessibilitySortPriority(1)
            Text("second").accessibilitySortPriority(2)
        }
        .accessibilityElement(children: .contain)
        HStack {
            Text("Distance").accessibilityLabeledPair(role: .label, id: "distance", in: pairs)
            Text("5 km").accessibilityLabeledPair(role: .content, id: "distance", in: pairs)
        }
        Circle()
            .frame(width: 40, height: 40)
            .accessibilityRepresentation { Slider(value: $level, in: 0...1) { Text("Level") } }
        Text("Record").accessibilityInputLabels(["Record", "Start"]).accessibilityRespondsToUserInteraction(false)
        Text("Pin")
            .accessibilityActivationPoint(.topLeading)
            .accessibilityDirectTouch()
            .speechAlwaysIncludesPunctuation()
            .speechAdjustedPitch(0.5)
            .speechAnnouncementsQueued()
            .assistiveAccessNavigationIcon(systemImage: "pin")
            .assistiveAccessNavigationIcon(Image(systemName: "pin"))
        Text("A1").speechSpellsOutCharacters() + Text("!").speechAlwaysIncludesPunctuation(false)
            + Text("la").speechAdjustedPitch(1).speechAnnouncementsQueued()
            + Text("x = 1").accessibilityTextContentType(.sourceCode)
    }
}

/// Facts about a view, and views that stand for a drawing.
struct AccessibilityContentForms: View {
    @Namespace private var group

    var body: some View {
        Text("Photo")
            .accessibilityCustomContent("Size", "3 MB")
            .accessibilityCustomContent(Text("Camera"), Text("M6"), importance: .high)
            .accessibilityCustomContent("Place", Text("Rome"))
            .accessibilityCustomContent("Year", String(2024))
            .accessibilityCustomContent(.author, "Ada")
            .accessibilityCustomContent(.author, nil as Text?)
            .accessibilityHint("Opens the photo")
        Circle()
            .accessibilityChildren { Text("Slice of 40 percent") }
            .accessibilityScrollAction { _ in }
            .accessibilityZoomAction { action in if action.direction == .zoomIn {} }
            .accessibilityDragPoint(.center, description: "Drag")
            .accessibilityDropPoint(.center, description: Text("Drop"))
            .accessibilityLinkedGroup(id: 1, in: group)
            .typeSelectEquivalent("circle")
            .invalidatableContent()
            .defaultAppStorage(.standard)
    }
}

extension AccessibilityCustomContentKey {
    static var author: Self { Self("Author", id: "author") }
}

/// Rotors: lists of views to which assistive technology moves directly.
struct RotorForms: View {
    struct Message: Identifiable {
        let id: Int
        let subject: String
    }

    private struct Flagged: AccessibilityRotorContent {
        let isShown: Bool

        var body: some AccessibilityRotorContent {
            if isShown { AccessibilityRotorEntry("Second", id: 2) } else { AccessibilityRotorEntry("None", id: 0) }
        }
    }

    @Namespace private var parts
    @State private var prepared = "nothing"
    @FocusState private var focused: Int?
    private let messages = [Message(id: 1, subject: "One"), Message(id: 2, subject: "Two")]

    var body: some View {
        ScrollView {
            ForEach(messages) { message in
                Button("Open \(message.subject)") {}.focused($focused, equals: message.id)
            }
            Text("Chapter").accessibilityRotorEntry(id: "chapter", in: parts)
        }
        .accessibilityRotor("Flagged") {
            Flagged(isShown: true)
            ForEach(0..<1) { AccessibilityRotorEntry("Row \($0)", id: $0) }
            Group { AccessibilityRotorEntry(Text("Prepared"), id: 1) { prepared = "prepared" } }
        }
        .accessibilityRotor(.headings) {
            AccessibilityRotorEntry("Chapter", id: "chapter", in: parts)
            if prepared == "prepared" {
                AccessibilityRotorEntry("All", textRange: "a".startIndex..<"a".endIndex)
            }
        }
        .accessibilityRotor(Text("Messages"), entries: messages, entryLabel: \.subject)
        .accessibilityRotor(AccessibilitySystemRotor.lists, entries: messages, entryID: \.id, entryLabel: \.subject)
        Text(prepared).accessibilityIdentifier("prepared")
        Text("focus \(focused ?? 0)")
    }
}

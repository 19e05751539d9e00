import SwiftUI

/// The folders, the letters of the chosen one, and the chosen letter.
struct PostboxView: View {
    @Bindable var box: Postbox
    @State private var folder: Folder.ID?
    @State private var letter: Letter.ID?
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(box.folders, selection: $folder) { folder in
                NavigationLink(value: folder.id) {
                    Label(folder.id, systemImage: folder.systemImage)
                        .badge(folder.unreadCount)
                        .badgeProminence(folder.id == "Inbox" ? .increased : .decreased)
                }
            }
            .navigationTitle("Postbox")
        } content: {
            if let index = box.folders.firstIndex(where: { $0.id == folder }) {
                LetterList(folder: $box.folders[index], selection: $letter)
            } else {
                ContentUnavailableView("No folder chosen", systemImage: "folder")
            }
        } detail: {
            if let letter = box.folders.flatMap(\.letters).first(where: { $0.id == letter }) {
                LetterView(letter: letter).onAppear { box.markRead(letter.id) }.id(letter.id)
            } else {
                ContentUnavailableView("No letter chosen", systemImage: "envelope")
            }
        }
    }
}

/// The letters of a folder, which can be moved and deleted.
private struct LetterList: View {
    @Binding var folder: Folder
    @Binding var selection: Letter.ID?

    var body: some View {
        List($folder.letters, editActions: .all, selection: $selection) { $letter in
            VStack(alignment: .leading) {
                Text(letter.sender).fontWeight(letter.isUnread ? .bold : .regular)
                Text(letter.subject).foregroundStyle(.secondary)
            }
        }
        .overlay {
            if folder.letters.isEmpty { ContentUnavailableView("No letters", systemImage: "tray") }
        }
        .navigationTitle(folder.id)
    }
}

private struct LetterView: View {
    let letter: Letter

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(letter.text)
                    DisclosureGroup("Details") {
                        LabeledContent("From", value: letter.sender)
                        LabeledContent("Number", value: letter.id, format: .number)
                    }
                    .disclosureGroupStyle(CardDisclosure())
                    NavigationLink("Answer") { Text("Dear \(letter.sender),").navigationTitle("Answer") }
                }
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .navigationTitle(letter.subject)
        }
    }
}

/// A card whose title says what a tap does.
private struct CardDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label.font(.headline)
                    Spacer()
                    Text(configuration.isExpanded ? "Hide" : "Show")
                }
            }
            if configuration.isExpanded { configuration.content }
        }
        .padding()
        .background(
            EllipticalGradient(colors: [.blue.opacity(0.25), .blue.opacity(0.08)]),
            in: .rect(cornerRadius: 12)
        )
    }
}

#Preview { PostboxView(box: .sample) }

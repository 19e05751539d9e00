import ListKit
import SwiftUI
import TreeholeAPI

/// The tags and words whose posts lists leave out.
struct BlockedScreen: View {
    @StateObject var viewModel: SettingsViewModel
    @EnvironmentObject private var appModel: AppModel

    var body: some View {
        List {
            FailureBanner(viewModel.failure) { viewModel.failure = nil }
            let tags = viewModel.setting(\.blockedTags, of: appModel)
            BlockedSection(title: "Blocked tags", field: "New tag", limit: Limits.tag, texts: tags)
            let words = viewModel.setting(\.blockedWords, of: appModel)
            BlockedSection(title: "Blocked words", field: "New word", limit: Limits.blockedWord, texts: words)
        }
        .settingsPage(Text("Blocked tags and words"))
        .appModelStates(of: viewModel)
    }
}

/// One of the two lists, with a field that adds to it.
private struct BlockedSection: View {
    let title: LocalizedStringKey
    /// The label of the field.
    let field: LocalizedStringKey
    /// The largest number of characters.
    let limit: Int
    @Binding var texts: [String]
    @State private var new = ""

    var body: some View {
        Section(Text(title), note: Text("Lists leave out posts that contain it.")) {
            ForEach(texts, id: \.self) { text in
                HStack {
                    Text(verbatim: text)
                    Spacer()
                    Button("No longer block \(text)", systemImage: "minus.circle.fill") {
                        texts.removeAll { $0 == text }
                    }
                    .buttonStyle(.symbol)
                    .foregroundStyle(Tone.danger)
                }
            }
            HStack {
                TextField(field, text: $new, prompt: Text(field))
                    .autocorrectionDisabled()
                    .onSubmit(add)
                Button("Add", action: add)
                    .buttonStyle(.pill)
                    .disabled(new.trimmed.isEmpty)
            }
        }
    }

    private func add() {
        let text = String(new.trimmingCharacters(in: .whitespacesAndNewlines.union(["#"])).prefix(limit))
        guard !text.isEmpty else { return }
        new = ""
        if !texts.contains(text), texts.count < Limits.blocked { texts.append(text) }
    }
}

#Preview("Blocked, tags and words") { SamplePage { BlockedScreen(viewModel: SettingsViewModel($0)) } }
#Preview("Blocked, nothing") {
    SamplePage(member: Member()) { BlockedScreen(viewModel: SettingsViewModel($0)) }
}

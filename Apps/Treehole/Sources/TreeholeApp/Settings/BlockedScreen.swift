import ListKit
import SwiftUI
import TreeholeAPI

/// The tags and words whose posts lists leave out.
struct BlockedScreen: View {
    @StateObject var viewModel: SettingsViewModel

    var body: some View {
        List {
            FailureBanner(viewModel.failure) { viewModel.failure = nil }
            section("Blocked tags", "New tag", Limits.tag, \.blockedTags)
            section("Blocked words", "New word", Limits.blockedWord, \.blockedWords)
        }
        .settingsPage(Text("Blocked tags and words"))
        .appModelStates(of: viewModel)
    }

    private func section(
        _ title: LocalizedStringKey,
        _ field: LocalizedStringKey,
        _ limit: Int,
        _ list: WritableKeyPath<MemberSettings, [String]>
    ) -> some View {
        BlockedSection(title: title, field: field, limit: limit, list: list, viewModel: viewModel)
    }
}

/// One of the two lists, with a field that adds to it.
private struct BlockedSection: View {
    let title: LocalizedStringKey
    /// The label of the field.
    let field: LocalizedStringKey
    /// The largest number of characters.
    let limit: Int
    let list: WritableKeyPath<MemberSettings, [String]>
    let viewModel: SettingsViewModel
    @EnvironmentObject private var appModel: AppModel
    @State private var new = ""

    var body: some View {
        Section(Text(title), note: Text("Lists leave out posts that contain it.")) {
            ForEach(appModel.settings[keyPath: list], id: \.self) { text in
                HStack {
                    Text(verbatim: text)
                    Spacer()
                    Button("No longer block \(text)", systemImage: "minus.circle.fill") {
                        change { $0.removeAll { $0 == text } }
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
                    .disabled(trimmed.isEmpty)
            }
        }
    }

    private var trimmed: String {
        let text = new.trimmingCharacters(in: .whitespacesAndNewlines.union(["#"]))
        return String(text.prefix(limit))
    }

    private func add() {
        let text = trimmed
        guard !text.isEmpty else { return }
        new = ""
        change { if !$0.contains(text), $0.count < Limits.blocked { $0.append(text) } }
    }

    private func change(_ change: @escaping (inout [String]) -> Void) {
        let settings = appModel.settings
        Task { await viewModel.change(settings) { change(&$0[keyPath: list]) } }
    }
}

#Preview("Blocked") { SamplePage { BlockedScreen(viewModel: SettingsViewModel($0)) } }
#Preview("Blocked tags") {
    SamplePage {
        let viewModel = SettingsViewModel($0)
        List { BlockedSection(title: "Tags", field: "New", limit: 20, list: \.blockedTags, viewModel: viewModel) }
    }
}

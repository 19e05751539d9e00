import APIKit
import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The tags and words whose posts lists leave out.
struct BlockedScreen: View {
    @StateObject private var viewModel: SettingsViewModel

    init(viewModel: @autoclosure @escaping () -> SettingsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        List {
            if let failure = viewModel.failure {
                Banner(.failure, failure.text, label: Text("OK")) { viewModel.failureDismissed() }
            }
            BlockedSection(
                title: Text("Blocked tags"),
                field: Text("New tag"),
                limit: Limits.tag,
                list: \.blockedTags,
                viewModel: viewModel
            )
            BlockedSection(
                title: Text("Blocked words"),
                field: Text("New word"),
                limit: Limits.blockedWord,
                list: \.blockedWords,
                viewModel: viewModel
            )
        }
        .scrollContentBackground(.hidden)
        .column()
        .ground()
        .appModelStates(of: viewModel)
        .navigationTitle(Text("Blocked tags and words"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// One of the two lists, with a field that adds to it.
private struct BlockedSection: View {
    let title: Text
    let field: Text
    let limit: Int
    let list: WritableKeyPath<MemberSettings, [String]>
    let viewModel: SettingsViewModel
    @EnvironmentObject private var appModel: AppModel
    @State private var new = ""

    var body: some View {
        Section {
            ForEach(appModel.settings[keyPath: list], id: \.self) { text in
                HStack {
                    Text(verbatim: text)
                    Spacer()
                    Button {
                        change { $0.removeAll { $0 == text } }
                    } label: {
                        Image(systemName: "minus.circle.fill")
                            .foregroundStyle(Tone.danger)
                            .frame(width: 32, height: 32)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text("No longer block \(text)"))
                }
            }
            HStack {
                TextField(text: $new, prompt: field) { field }
                    .autocorrectionDisabled()
                    .onSubmit(add)
                Button(action: add) { Text("Add") }
                    .buttonStyle(.chip)
                    .disabled(trimmed.isEmpty)
            }
        } header: {
            title
        } footer: {
            Text("Lists leave out posts that contain it.")
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

#Preview("Blocked, light") { SamplePage { BlockedScreen(viewModel: SettingsViewModel($0)) } }
#Preview("Blocked, dark") { SamplePage { BlockedScreen(viewModel: SettingsViewModel($0)) }.preferredColorScheme(.dark) }
#Preview("Blocked tags, light") {
    SamplePage { session in
        List {
            BlockedSection(
                title: Text("Blocked tags"),
                field: Text("New tag"),
                limit: 20,
                list: \.blockedTags,
                viewModel: SettingsViewModel(session)
            )
        }
    }
}
#Preview("Blocked words, dark") {
    SamplePage { session in
        List {
            BlockedSection(
                title: Text("Blocked words"),
                field: Text("New word"),
                limit: 40,
                list: \.blockedWords,
                viewModel: SettingsViewModel(session)
            )
        }
    }
    .preferredColorScheme(.dark)
}

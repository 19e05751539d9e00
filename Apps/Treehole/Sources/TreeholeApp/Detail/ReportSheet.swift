import APIKit
import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The sheet that reports a post or a comment to the moderators.
struct ReportSheet: View {
    let store: PostDetailStore
    let floor: Int?
    @State private var reason = ReportReason.insult
    @State private var note = ""
    @State private var isSending = false
    @State private var hasFailed = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker(selection: $reason) {
                        ForEach(ReportReason.allCases, id: \.self) { $0.text.tag($0) }
                    } label: {
                        Text("Reason")
                    }
                    .pickerStyle(.inline)
                }
                Section {
                    TextField(text: $note, prompt: Text("What should moderators know?"), axis: .vertical) {
                        Text("Note")
                    }
                    .lineLimit(3...6)
                    if !note.isEmpty { CharacterCount(note, limit: Limits.reportNote) }
                } footer: {
                    Text("Moderators see your note, not who you are.")
                }
                if hasFailed, let failure = store.state.value.failure {
                    Banner(.failure, failure.text)
                }
            }
            .navigationTitle(floor.map { Text("Report comment \($0)") } ?? Text("Report post"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(action: send) { Text("Send") }
                        .disabled(isSending || note.count > Limits.reportNote)
                        .keyboardShortcut(.return, modifiers: .command)
                }
            }
        }
        .tint(Tone.accent)
    }

    private func send() {
        isSending = true
        Task {
            let isSent = await store.report(floor: floor, reason, note: note)
            isSending = false
            hasFailed = !isSent
            if isSent { dismiss() }
        }
    }
}

extension ReportReason {
    var text: Text {
        switch self {
        case .insult: Text("Insult or harassment")
        case .spam: Text("Advertising or spam")
        case .personalData: Text("Personal data of others")
        case .danger: Text("Somebody is in danger")
        case .other: Text("Something else")
        }
    }
}

#Preview("Report, light") { SamplePage { _ in ReportSheet(store: .sample, floor: nil) } }
#Preview("Report, dark") { SamplePage { _ in ReportSheet(store: .sample, floor: 2) }.preferredColorScheme(.dark) }

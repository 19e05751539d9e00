import ListKit
import SwiftUI
import TreeholeAPI

/// The sheet that reports a post or a comment to the moderators.
struct ReportSheet: View {
    @ObservedObject var store: PostDetailStore
    let floor: Int?
    @State private var reason = ReportReason.insult
    @State private var note = ""
    @State private var isSending = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Picker("Reason", selection: $reason) {
                    ForEach(ReportReason.allCases, id: \.self) { $0.text.tag($0) }
                }
                .pickerStyle(.inline)
                Section(note: Text("Moderators see your note, not who you are.")) {
                    TextField("Note", text: $note, prompt: Text("What should moderators know?"), axis: .vertical)
                        .lineLimit(3...6)
                    if !note.isEmpty { CharacterCount(count: note.count, limit: Limits.reportNote) }
                }
                FailureBanner(store.failure) { store.failure = nil }
            }
            .page(floor.map { Text("Report comment \($0)") } ?? Text("Report post"))
            .toolbar {
                EditorToolbar(
                    close: (Text("Cancel"), { dismiss() }),
                    send: (Text("Send"), send),
                    isSending: isSending,
                    canSend: note.count <= Limits.reportNote
                )
            }
        }
        .boardColors()
    }

    private func send() {
        isSending = true
        Task {
            let isSent = await store.report(floor: floor, reason, note: note)
            isSending = false
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

#Preview("Report, post") { SamplePage { ReportSheet(store: .sample($0), floor: nil) } }
#Preview("Report, comment in large texts") {
    SamplePage { ReportSheet(store: .sample($0), floor: 2).dynamicTypeSize(.xxxLarge) }
}

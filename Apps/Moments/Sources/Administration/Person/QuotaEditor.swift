import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for how much space a person's photos may take. It dismisses itself when that is saved.
struct QuotaEditor: View {
    @StateObject private var observer: ViewModelObserver<QuotaEditorViewModel, QuotaDraft>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> QuotaEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: QuotaEditorViewModel { observer.viewModel }
    private var draft: QuotaDraft { observer.value }

    var body: some View {
        EditorSheet(
            Text("Change limit"),
            close: Text("Cancel"),
            send: (Text("Save"), saveTapped),
            isSending: draft.isSending,
            canSend: draft.canSend,
            animating: draft
        ) {
            FailureBanner(draft.failure, text: { $0.staffText }) { viewModel.failureDismissed() }
            CardGroup(Text("Limit for photos")) {
                choice(Text("The server's limit for everybody"), isDefault: true)
                choice(Text("A limit of this person's own"), isDefault: false)
            }
            if !draft.isDefault { field }
            Text("Photos that are there already stay. New ones need space within the limit.")
                .formNote()
        }
    }

    private func choice(_ name: Text, isDefault: Bool) -> some View {
        ChoiceRow(name, isChosen: draft.isDefault == isDefault) {
            viewModel.defaultChosen(isDefault)
        } content: {
            name
                .font(.cardText)
                .foregroundStyle(Palette.text)
        }
    }

    private var field: some View {
        FormField(Text("Megabytes"), hint: hint) {
            TextField(text: text, prompt: Text(verbatim: "5000")) { Text("Megabytes") }
                .textFieldStyle(.soft)
                .keyboardType(.numberPad)
                .submitLabel(.done)
                .onSubmit(saveTapped)
        }
        .padding(Spacing.m)
        .card()
    }

    private var hint: FieldHint {
        draft.isInvalid
            ? FieldHint(.bad, Text("A whole number from 0 to \(Limits.quotaMegabytes.upperBound)."))
            : FieldHint(.rule, Text("A gigabyte has 1,000 megabytes. 0 allows no new photos."))
    }

    private var text: Binding<String> {
        Binding {
            draft.text
        } set: {
            viewModel.textChanged(to: $0)
        }
    }

    private func saveTapped() {
        Task { if await viewModel.saveTapped() { dismiss() } }
    }
}

#if DEBUG
extension QuotaEditorViewModel {
    fileprivate static func preview(_ storage: StorageUse) -> QuotaEditorViewModel {
        QuotaEditorViewModel(storage, of: PreviewSamples.grace.id, repo: PreviewRepo(), tracking: TrackingRepo())
    }
}

#Preview("Quota editor, limit of the server") {
    QuotaEditor(viewModel: .preview(StorageUse(bytes: 0, quota: 5_000_000_000)))
        .previewSurroundings()
}

#Preview("Quota editor, own limit that is no number") {
    let viewModel = QuotaEditorViewModel.preview(StorageUse(bytes: 0, quota: 500_000_000, isOwnQuota: true))
    viewModel.textChanged(to: "500 MB")
    return QuotaEditor(viewModel: viewModel)
        .previewSurroundings()
}
#endif

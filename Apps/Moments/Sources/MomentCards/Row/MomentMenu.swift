import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The menu that changes one's own moment, or the button that reports another person's.
struct MomentMenu: View {
    let card: MomentCard
    let viewModel: MomentListItemViewModel

    var body: some View {
        if card.isMine {
            OwnMomentMenu(card: card, viewModel: viewModel)
        } else {
            ReportButton { viewModel.makeReport() }
        }
    }
}

private struct OwnMomentMenu: View {
    let card: MomentCard
    let viewModel: MomentListItemViewModel
    @State private var asksForDeletion = false
    @State private var isChoosingAudience = false
    @State private var isEditing = false

    var body: some View {
        Menu {
            Button {
                isChoosingAudience = true
            } label: {
                Label("Who can see this", systemImage: "eye")
            }
            if let end = card.editableUntilDate { EditItem(end: end) { isEditing = true } }
            Button(role: .destructive) {
                asksForDeletion = true
            } label: {
                Label("Delete", systemImage: "trash")
            }
        } label: {
            Image(systemName: "ellipsis")
                .font(.system(size: 18, weight: .semibold))
                .foregroundStyle(Palette.secondaryText)
                .frame(width: 44, height: 44)
                .contentShape(.rect)
        }
        .accessibilityLabel(Text("More actions"))
        .confirmation(
            Text("Delete this moment?"),
            isPresented: $asksForDeletion,
            button: Text("Delete"),
            message: Text("It will be deleted for everyone, together with its comments.")
        ) {
            Task { await viewModel.deleteConfirmed() }
        }
        .sheet(isPresented: $isChoosingAudience) { AudiencePicker(viewModel: viewModel.makeAudiencePicker()) }
        .sheet(isPresented: $isEditing) { MomentTextEditor(viewModel: viewModel.makeTextEditor()) }
    }
}

/// The item for editing the text, as long as that is possible.
private struct EditItem: View {
    let end: Date
    let edit: @MainActor () -> Void
    @Environment(\.appClock) private var clock

    var body: some View {
        TimelineView(.explicit([end])) { _ in
            if clock.now < end {
                Button(action: edit) { Label("Edit text", systemImage: "pencil") }
            }
        }
    }
}

#if DEBUG
extension MomentCard {
    /// A card whose text can be edited.
    fileprivate static var editable: MomentCard {
        var moment = PreviewSamples.moment
        moment.editableUntilDate = PreviewSamples.hours(ago: -0.1)
        return .preview(moment)
    }
}

#Preview("Moment menu, light", traits: .sizeThatFitsLayout) {
    MomentMenu(card: .preview(), viewModel: .preview())
        .previewRow()
}

#Preview("Moment menu, of a friend", traits: .sizeThatFitsLayout) {
    MomentMenu(card: .preview(PreviewSamples.longMoment), viewModel: .preview(PreviewSamples.longMoment))
        .previewRow()
}

#Preview("Moment menu, dark and with a text to edit", traits: .sizeThatFitsLayout) {
    MomentMenu(card: .editable, viewModel: .preview())
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif

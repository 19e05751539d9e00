import DesignKit
import ListKit
import MomentsModel
import MomentsRepositories
import SwiftUI

/// A comment or a moment that waits to be sent, with its state and the buttons Retry and Delete.
public struct OutboxRow: View {
    @StateObject private var observer: ViewModelObserver<OutboxListItemViewModel, OutboxItem>
    @State private var asksForDeletion = false

    public init(viewModel: OutboxListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.item))
    }

    public var body: some View {
        let item = observer.value
        let author = observer.viewModel.author
        HStack(alignment: .top, spacing: Spacing.s) {
            AvatarView(name: author.name, url: author.avatar, tones: author.avatarTones, size: .medium)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(verbatim: author.name)
                    .font(.cardDetail.weight(.semibold))
                ForEach(item.entry.content.lines, id: \.self) { line in
                    Text(verbatim: line)
                        .font(.cardText)
                }
                if item.entry.content.photoCount > 0 {
                    Label {
                        Text("Photos: \(item.entry.content.photoCount)")
                    } icon: {
                        Image(systemName: "photo")
                    }
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                }
                OutboxState(state: item.state)
                buttons(for: item.state)
            }
            .foregroundStyle(Palette.text)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.s)
        .card(radius: CornerRadius.medium)
        .animation(.settle, value: item)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Waiting to be sent"))
    }

    private func buttons(for state: OutboxItem.State) -> some View {
        HStack(spacing: Spacing.m) {
            Button {
                observer.viewModel.retryTapped()
            } label: {
                Text("Retry")
                    .fontWeight(.semibold)
                    .foregroundStyle(Palette.accent)
            }
            .disabled(state == .sending)
            Button {
                asksForDeletion = true
            } label: {
                Text("Delete")
                    .foregroundStyle(Palette.danger)
            }
            .confirmation(Text("Delete without sending?"), isPresented: $asksForDeletion, button: Text("Delete")) {
                observer.viewModel.deleteConfirmed()
            }
        }
        .buttonStyle(.plain)
        .font(.cardNote)
    }
}

private struct OutboxState: View {
    let state: OutboxItem.State

    var body: some View {
        switch state {
        case .sending: line("arrow.up.circle", Text("Sending"), Palette.secondaryText)
        case .waiting: line("clock", Text("Waiting to be sent"), Palette.secondaryText)
        case .failed(let error): line("exclamationmark.circle", error.text, Palette.danger)
        }
    }

    private func line(_ symbol: String, _ text: Text, _ color: Color) -> some View {
        HStack(spacing: Spacing.xxs) {
            Image(systemName: symbol)
                .accessibilityHidden(true)
            text
        }
        .font(.cardNote)
        .foregroundStyle(color)
    }
}

extension OutboxEntry.Content {
    /// The text and the link.
    fileprivate var lines: [String] {
        switch self {
        case .comment(let draft, _): [draft.text]
        case .moment(let draft): [draft.text, draft.url ?? ""].filter { !$0.isEmpty }
        }
    }

    fileprivate var photoCount: Int {
        if case .moment(let draft) = self { draft.photos.count } else { 0 }
    }
}

#if DEBUG
#Preview("Outbox, waiting comment", traits: .sizeThatFitsLayout) {
    OutboxRow(viewModel: .preview(.comment(CommentDraft(text: "Beautiful! Where is this?"), of: 11), .waiting))
        .previewRow()
}

#Preview("Outbox, sending moment with pictures", traits: .sizeThatFitsLayout) {
    OutboxRow(viewModel: .preview(.moment(PreviewSamples.draft), .sending))
        .previewRow()
}

#Preview("Outbox, refused", traits: .sizeThatFitsLayout) {
    let error = RepoError(.invalid, message: "The text has 12 characters more than the limit of 500.")
    OutboxRow(viewModel: .preview(.comment(CommentDraft(text: PreviewSamples.longText), of: 11), .failed(error)))
        .previewRow()
}
#endif

import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// An announcement, how long it is shown, and the button that ends it.
struct AnnouncementRow: View {
    @StateObject private var observer: ViewModelObserver<AnnouncementListItemViewModel, AnnouncementItem>

    init(viewModel: AnnouncementListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.item))
    }

    private var viewModel: AnnouncementListItemViewModel { observer.viewModel }

    var body: some View {
        let item = observer.value
        VStack(alignment: .leading, spacing: Spacing.s) {
            FoldedText(item.notice.text)
            if let failure = item.failure {
                Banner(.failure, failure.staffText, label: Text("OK")) { viewModel.failureDismissed() }
            }
            HStack(spacing: Spacing.s) {
                VStack(alignment: .leading, spacing: 2) {
                    RelativeTime(item.notice.createdDate)
                    end(of: item.notice)
                }
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
                .frame(maxWidth: .infinity, alignment: .leading)
                if item.isEnding {
                    ProgressView()
                        .accessibilityLabel(Text("Please wait"))
                } else {
                    endButton
                }
            }
            .frame(minHeight: 36)
        }
        .multilineTextAlignment(.leading)
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .animation(.settle, value: item)
    }

    private func end(of notice: Notice) -> Text {
        guard let date = notice.untilDate else { return Text("Until each person closes it") }
        return Text("Until \(date, format: .dateTime.year().month(.wide).day().hour().minute())")
    }

    private var endButton: some View {
        ConfirmingButton(
            Text("End").foregroundStyle(Palette.danger),
            label: Text("End the announcement"),
            asking: Text("End this announcement?"),
            message: Text("It disappears for everybody.")
        ) {
            Task { [viewModel] in await viewModel.endConfirmed() }
        }
        .buttonStyle(.pill)
    }
}

#if DEBUG
extension AnnouncementListItemViewModel {
    fileprivate static func preview(
        _ text: String,
        untilDate: Date? = nil,
        failure: RepoError? = nil
    ) -> AnnouncementListItemViewModel {
        let notice = Notice(
            id: 1,
            kind: .announcement,
            text: text,
            createdDate: PreviewSamples.hours(ago: 5),
            untilDate: untilDate
        )
        return AnnouncementListItemViewModel(notice) { _ in failure }
    }
}

#Preview("Announcement, with an end", traits: .sizeThatFitsLayout) {
    let viewModel = AnnouncementListItemViewModel.preview(
        "On Saturday from 8 to 9 the server is renewed.",
        untilDate: PreviewSamples.hours(ago: -48)
    )
    AnnouncementRow(viewModel: viewModel)
        .previewRow()
}

#Preview("Announcement, long and without an end", traits: .sizeThatFitsLayout) {
    AnnouncementRow(viewModel: .preview(PreviewSamples.longText))
        .previewRow()
}

#Preview("Announcement, not ended", traits: .sizeThatFitsLayout) {
    let viewModel = AnnouncementListItemViewModel.preview("Welcome.", failure: RepoError(.unavailable))
    AnnouncementRow(viewModel: viewModel)
        .previewRow()
        .task { await viewModel.endConfirmed() }
}
#endif

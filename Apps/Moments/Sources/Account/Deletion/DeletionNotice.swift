import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// The banner that says when the account is deleted, with the button to keep it.
struct DeletionNotice: View {
    let date: Date
    /// Indicates whether another action is in progress.
    let isBusy: Bool
    let keep: @MainActor () -> Void

    var body: some View {
        Banner(
            .failure,
            Text("Your account will be deleted on \(date, format: .dateTime.year().month(.wide).day())."),
            label: Text("Keep account"),
            action: keep
        )
        .disabled(isBusy)
    }
}

#if DEBUG
#Preview("Deletion notice", traits: .sizeThatFitsLayout) {
    DeletionNotice(date: PreviewSamples.hours(ago: -7 * 24), isBusy: false) {}
        .previewRow()
}

#Preview("Deletion notice, busy", traits: .sizeThatFitsLayout) {
    DeletionNotice(date: PreviewSamples.hours(ago: -7 * 24), isBusy: true) {}
        .previewRow()
}
#endif

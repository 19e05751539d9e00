import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// A blocked person, with the button that takes the block back.
struct BlockedPersonRow: View {
    @StateObject private var observer: ViewModelObserver<BlockedPersonListItemViewModel, BlockedPerson>

    init(viewModel: BlockedPersonListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.state))
    }

    var body: some View {
        let person = observer.value.person
        HStack(spacing: Spacing.s) {
            AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: .medium)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: person.name)
                    .font(.cardName)
                    .foregroundStyle(Palette.text)
                    .lineLimit(2)
                Text(verbatim: "@\(person.handle)")
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
                    .lineLimit(1)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if observer.value.isChanging {
                ProgressView()
                    .accessibilityLabel(Text("Please wait"))
            } else {
                unblockButton(for: person)
            }
        }
        .frame(minHeight: 44)
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.xs)
        .card(radius: CornerRadius.medium)
    }

    private func unblockButton(for person: UserDetails) -> some View {
        ConfirmingButton(
            Text("Unblock"),
            label: Text("Unblock \(person.name)"),
            asking: Text("Unblock \(person.name)?"),
            message: Text("You can find each other again. You do not become friends by it.")
        ) {
            Task { await observer.viewModel.unblockConfirmed() }
        }
        .buttonStyle(.pill)
    }
}

#if DEBUG
#Preview("Blocked person, picture", traits: .sizeThatFitsLayout) {
    BlockedPersonRow(viewModel: BlockedPersonListItemViewModel(PreviewSamples.margaret) { _ in })
        .previewRow()
}

#Preview("Blocked person, long name", traits: .sizeThatFitsLayout) {
    BlockedPersonRow(viewModel: BlockedPersonListItemViewModel(PreviewSamples.stranger) { _ in })
        .previewRow()
}
#endif

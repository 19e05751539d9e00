import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// The viewer at the top of the sidebar, and the way to their page.
struct SidebarPerson: View {
    @StateObject private var observer: ViewModelObserver<UserProfileListItemViewModel, UserDetails>
    private let open: @MainActor () -> Void

    init(viewModel: UserProfileListItemViewModel, open: @escaping @MainActor () -> Void) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.user))
        self.open = open
    }

    var body: some View {
        let user = observer.value
        Button(action: open) {
            HStack(spacing: Spacing.s) {
                AvatarView(name: user.name, url: user.avatar, tones: user.avatarTones, size: .large)
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: user.name)
                        .font(.cardName)
                        .foregroundStyle(Palette.text)
                    Text(verbatim: "@\(user.handle)")
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                }
                .lineLimit(1)
                Spacer(minLength: 0)
            }
            .padding(Spacing.xs)
        }
        .buttonStyle(.plain)
    }
}

#if DEBUG
#Preview("Person in the sidebar", traits: .sizeThatFitsLayout) {
    SidebarPerson(viewModel: UserProfileListItemViewModel(user: PreviewSamples.ada)) {}
        .frame(width: 260)
}

#Preview("Person in the sidebar, long name", traits: .sizeThatFitsLayout) {
    SidebarPerson(viewModel: UserProfileListItemViewModel(user: PreviewSamples.stranger)) {}
        .frame(width: 260)
}
#endif

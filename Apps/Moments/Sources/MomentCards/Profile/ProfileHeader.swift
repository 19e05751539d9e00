import ListKit
import MomentsModel
import SwiftUI

/// A large card with a person's background photo, name and avatar, in the environment's `cardStyle`.
public struct ProfileHeader: View {
    @StateObject private var observer: ViewModelObserver<UserProfileListItemViewModel, UserDetails>
    @Environment(\.cardStyle) private var style

    public init(viewModel: UserProfileListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.user))
    }

    public var body: some View {
        let user = observer.value
        Group {
            switch style {
            case .modern: ModernProfileHeader(user: user)
            case .classic: ClassicProfileHeader(user: user)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Profile of \(user.name)"))
    }
}

#if DEBUG
#Preview("Profile, modern", traits: .sizeThatFitsLayout) {
    ProfileHeader(viewModel: UserProfileListItemViewModel(user: PreviewSamples.ada))
}

#Preview("Profile, classic", traits: .sizeThatFitsLayout) {
    ProfileHeader(viewModel: UserProfileListItemViewModel(user: PreviewSamples.ada))
        .environment(\.cardStyle, .classic)
}
#endif

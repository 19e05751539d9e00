import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// A page for moderators and admins. Everybody else, who may know its address, reads for whom it is.
public struct StaffPage<Content: View>: View {
    @StateObject private var observer: ViewModelObserver<ViewerRoleViewModel, PersonRole>
    private let isForAdmins: Bool
    private let content: () -> Content

    /// - Parameters:
    ///   - viewModel: Created once per page.
    ///   - isForAdmins: Whether moderators do not see the page either.
    public init(
        viewModel: @autoclosure @escaping () -> ViewerRoleViewModel,
        isForAdmins: Bool = false,
        @ViewBuilder content: @escaping () -> Content
    ) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.role))
        self.isForAdmins = isForAdmins
        self.content = content
    }

    public var body: some View {
        if isForAdmins ? observer.value == .admin : observer.value.isStaff {
            content()
        } else {
            GoneStateView(
                symbol: "lock",
                title: isForAdmins ? Text("For admins only") : Text("For moderators only"),
                message: Text("Your role on this server does not include this page.")
            )
            .frame(maxHeight: .infinity)
            .page(Text("Administration"))
        }
    }
}

#if DEBUG
extension ViewerRoleViewModel {
    fileprivate static func preview(_ role: PersonRole) -> ViewerRoleViewModel {
        let repo = PreviewRepo { $0.account = .signedIn(Viewer(userDetails: PreviewSamples.ada, role: role)) }
        return ViewerRoleViewModel(account: repo)
    }
}

#Preview("Staff page, moderator") {
    NavigationStack {
        StaffPage(viewModel: .preview(.moderator)) { Text(verbatim: "Reports").page(Text(verbatim: "Reports")) }
    }
    .previewSurroundings()
}

#Preview("Staff page, member") {
    NavigationStack { StaffPage(viewModel: .preview(.member)) { Text(verbatim: "Reports") } }
        .previewSurroundings()
}

#Preview("Staff page, moderator on a page for admins") {
    NavigationStack { StaffPage(viewModel: .preview(.moderator), isForAdmins: true) { Text(verbatim: "Log") } }
        .previewSurroundings()
}
#endif

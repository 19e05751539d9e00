import Account
import MomentsModel
import SwiftUI

/// The content for visitors: the sign-in screen.
struct SignedOutView: View {
    @ObservedObject var services: AppServices

    var body: some View {
        EntranceScreen(repo: services.account, tracking: services.tracking, invitation: services.invitation)
            // A later invitation gets a new form.
            .id(services.invitation)
    }
}

import Account
import MomentsModel
import SwiftUI

/// What a visitor sees: the way in.
struct SignedOutView: View {
    @ObservedObject var services: AppServices

    var body: some View {
        EntranceScreen(repo: services.account, tracking: services.tracking, invitation: services.invitation)
            // An invitation that comes later fills in another form.
            .id(services.invitation)
    }
}

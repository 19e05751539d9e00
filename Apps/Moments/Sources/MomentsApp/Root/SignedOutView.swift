import Account
import Foundation
import MomentCards
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

#if DEBUG
#Preview("Signed out") {
    let services = AppServices.preview(.signedOut(.never))
    SignedOutView(services: services)
        .preview(in: services)
}

#Preview("Signed out, invitation") {
    let services = AppServices.preview(.signedOut(.never))
    SignedOutView(services: services)
        .preview(in: services)
        .onAppear { services.open(URL(filePath: "/join-F7K29QXM")) }
}
#endif

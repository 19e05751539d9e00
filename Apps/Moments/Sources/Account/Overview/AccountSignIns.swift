import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The list of the viewer's sign-ins.
struct AccountSignIns: View {
    let viewModel: AccountViewModel
    let page: AccountPage

    var body: some View {
        // Demo mode has no sign-ins.
        if page.signIns.items?.isEmpty != true {
            AccountGroup(
                Text("Where you are signed in"),
                remark: Text("If you do not recognise a browser, sign it out. This takes effect immediately.")
            ) {
                content
            }
        }
    }

    @ViewBuilder private var content: some View {
        if let signIns = page.signIns.items {
            ForEach(signIns) { signIn in
                if signIn.id != signIns.first?.id { Divider() }
                SignInRow(signIn: signIn, isBusy: page.activity == .revoking(signIn.id)) {
                    Task { await viewModel.revokeConfirmed(signIn.id) }
                }
            }
        } else {
            AccountGroupState(failure: page.signIns.error?.text) { Task { await viewModel.loadItems() } }
        }
    }
}

/// The row of a sign-in.
private struct SignInRow: View {
    let signIn: SignIn
    let isBusy: Bool
    let revoke: @MainActor () -> Void
    @Environment(\.localizer) private var localizer

    var body: some View {
        HStack(spacing: Spacing.s) {
            AccountRowSymbol(name: symbol)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: device)
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                    .lineLimit(2)
                if signIn.isCurrent {
                    Text("This browser")
                        .font(.cardNote.weight(.semibold))
                        .foregroundStyle(Palette.success)
                } else {
                    TimelineView(.everyMinute) { _ in
                        Text("Last used \(localizer.relative(signIn.lastUsedDate))")
                            .font(.cardNote)
                            .foregroundStyle(Palette.secondaryText)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if isBusy {
                ProgressView()
                    .accessibilityLabel(Text("Please wait"))
            } else if !signIn.isCurrent {
                revokeButton
            }
        }
    }

    private var revokeButton: some View {
        ConfirmingButton(
            Text("Sign out").foregroundStyle(Palette.danger),
            label: Text("Sign out \(device)"),
            asking: Text("Sign out \(device)?"),
            action: revoke
        )
        .buttonStyle(.pill)
    }

    private var device: String { DeviceText(signIn.device).text(by: localizer) }

    private var symbol: String {
        let phones = ["iPhone", "Android"]
        return phones.contains(where: signIn.device.contains) ? "iphone" : "laptopcomputer"
    }
}

#if DEBUG
#Preview("Sign-ins, two", traits: .sizeThatFitsLayout) {
    AccountSignIns(viewModel: .preview(), page: .preview())
        .previewRow()
}

#Preview("Sign-ins, loading", traits: .sizeThatFitsLayout) {
    AccountSignIns(viewModel: .preview(), page: .preview { $0.signIns = Listing(activity: .refreshing) })
        .previewRow()
}

#Preview("Sign-ins, failed", traits: .sizeThatFitsLayout) {
    AccountSignIns(viewModel: .preview(), page: .preview { $0.signIns = Listing(error: RepoError(.unavailable)) })
        .previewRow()
}

#Preview("Sign-in, this browser", traits: .sizeThatFitsLayout) {
    SignInRow(signIn: PreviewSamples.signIns[0], isBusy: false) {}
        .previewRow()
}

#Preview("Sign-in, being revoked", traits: .sizeThatFitsLayout) {
    SignInRow(signIn: PreviewSamples.signIns[1], isBusy: true) {}
        .previewRow()
}
#endif

import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The invitation links an admin can create and revoke.
struct AccountInvitations: View {
    let viewModel: AccountViewModel
    let page: AccountPage

    var body: some View {
        AccountGroup(
            Text("Invitations"),
            remark: Text(
                "Each link creates one account. Send it to one person only. It is shown until you close this page."
            )
        ) {
            if let invitations = page.invitations.items {
                ForEach(invitations) { invitation in
                    InvitationRow(
                        invitation: invitation,
                        link: viewModel.link(of: invitation),
                        isBusy: page.activity == .revokingInvitation(invitation.id)
                    ) {
                        Task { await viewModel.revokeInvitationConfirmed(invitation.id) }
                    }
                    Divider()
                }
            } else {
                AccountGroupState(failure: page.invitations.error?.text) { Task { await viewModel.loadItems() } }
            }
            Button {
                Task { await viewModel.createInvitationTapped() }
            } label: {
                HStack(spacing: Spacing.s) {
                    if page.activity == .inviting {
                        ProgressView()
                            .accessibilityLabel(Text("Please wait"))
                            .frame(width: 36, height: 36)
                    } else {
                        AccountRowSymbol(name: "plus")
                    }
                    Text("Create an invitation")
                        .font(.action)
                        .foregroundStyle(Palette.accent)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .buttonStyle(.plain)
            .disabled(page.activity != nil)
        }
    }
}

/// An unused invitation, with its link if it is known.
private struct InvitationRow: View {
    let invitation: Invitation
    let link: URL?
    let isBusy: Bool
    let revoke: @MainActor () -> Void
    @Environment(\.localizer) private var localizer
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            AccountRowSymbol(name: "envelope")
            VStack(alignment: .leading, spacing: Spacing.xs) {
                if let link {
                    description(Text(verbatim: link.absoluteString).font(.cardDetail.monospaced()))
                    // Below the link, because links are long.
                    HStack(spacing: Spacing.s) {
                        ShareLink(item: link) { Text("Share") }
                            .buttonStyle(.pill)
                            .accessibilityLabel(Text("Share the invitation"))
                        end
                    }
                } else {
                    HStack(spacing: Spacing.s) {
                        description(Text("Unused invitation").font(.cardText))
                        end
                    }
                }
            }
        }
    }

    private func description(_ title: Text) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            title
                .foregroundStyle(Palette.text)
                .lineLimit(1)
                .truncationMode(.middle)
                .textSelection(.enabled)
            TimelineView(.everyMinute) { _ in
                Text("Created \(created), valid until \(expiry)")
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var end: some View {
        if isBusy {
            ProgressView()
                .accessibilityLabel(Text("Please wait"))
        } else {
            revokeButton
        }
    }

    private var revokeButton: some View {
        ConfirmingButton(
            Text("Revoke").foregroundStyle(Palette.danger),
            label: Text("Revoke the invitation created \(created)"),
            asking: Text("Revoke this invitation?"),
            action: revoke
        )
        .buttonStyle(.pill)
    }

    private var created: String { localizer.relative(invitation.createdDate) }

    private var expiry: String { invitation.expiryDate.formatted(.dateTime.day().month().locale(locale)) }
}

#if DEBUG
#Preview("Invitations, new and older one", traits: .sizeThatFitsLayout) {
    AccountInvitations(viewModel: .preview(), page: .preview())
        .previewRow()
}

#Preview("Invitations, none", traits: .sizeThatFitsLayout) {
    AccountInvitations(viewModel: .preview(), page: .preview { $0.invitations = Listing(items: []) })
        .previewRow()
}

#Preview("Invitations, failed", traits: .sizeThatFitsLayout) {
    AccountInvitations(
        viewModel: .preview(),
        page: .preview { $0.invitations = Listing(error: RepoError(.unavailable)) }
    )
    .previewRow()
}

#Preview("Invitation, with its link", traits: .sizeThatFitsLayout) {
    InvitationRow(
        invitation: PreviewSamples.invitations[0],
        link: URL(string: "https://moments.example.org/join-F7K29QXM"),
        isBusy: false
    ) {}
    .previewRow()
}

#Preview("Invitation, being revoked", traits: .sizeThatFitsLayout) {
    InvitationRow(invitation: PreviewSamples.invitations[1], link: nil, isBusy: true) {}
        .previewRow()
}
#endif

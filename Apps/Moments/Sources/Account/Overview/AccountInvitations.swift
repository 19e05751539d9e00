import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The links by which others may sign up; for admins.
struct AccountInvitations: View {
    let viewModel: AccountViewModel
    let page: AccountPage

    var body: some View {
        AccountGroup(Text("Invitations"), remark: Text("Each link makes one account. Send it to one person only.")) {
            if let invitations = page.invitations.items {
                ForEach(invitations) { invitation in
                    InvitationRow(invitation: invitation, link: viewModel.link(of: invitation))
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
                            .accessibilityLabel(Text("One moment"))
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

/// One link that nobody has used yet.
private struct InvitationRow: View {
    let invitation: Invitation
    let link: URL
    @Environment(\.localizer) private var localizer

    var body: some View {
        HStack(spacing: Spacing.s) {
            AccountRowSymbol(name: "envelope")
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: link.absoluteString)
                    .font(.cardDetail.monospaced())
                    .foregroundStyle(Palette.text)
                    .lineLimit(1)
                    .truncationMode(.middle)
                    .textSelection(.enabled)
                TimelineView(.everyMinute) { _ in
                    Text("Created \(localizer.relative(invitation.createdDate))")
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            ShareLink(item: link) { Text("Share") }
                .buttonStyle(.pill)
                .accessibilityLabel(Text("Share the invitation"))
        }
    }
}

import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// The form with which an admin creates a password reset link.
struct AccountPasswordResets: View {
    let viewModel: AccountViewModel
    let page: AccountPage

    var body: some View {
        AccountGroup(
            Text("Forgotten passwords"),
            remark: Text("The link works once and expires after a day. Send it to that person only.")
        ) {
            FormField(Text("Handle"), hint: hint) {
                TextField(text: handle, prompt: Text(verbatim: "@ada_l")) { Text("Handle") }
                    .textFieldStyle(.soft)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.send)
                    .onSubmit { send() }
            }
            if let made = page.passwordReset.made {
                PasswordResetRow(reset: made, link: viewModel.link(of: made))
            }
            Button {
                send()
            } label: {
                HStack(spacing: Spacing.s) {
                    if page.activity == .makingPasswordReset {
                        ProgressView()
                            .accessibilityLabel(Text("Please wait"))
                            .frame(width: 36, height: 36)
                    } else {
                        AccountRowSymbol(name: "plus")
                    }
                    Text("Create password reset link")
                        .font(.action)
                        .foregroundStyle(Palette.accent)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .buttonStyle(.plain)
            .disabled(page.activity != nil || !page.passwordReset.canSend)
        }
    }

    private var hint: FieldHint? {
        switch page.passwordReset.problem {
        case .nobody: FieldHint(.bad, Text("No account has this handle."))
        case .own: FieldHint(.bad, Text("This is your own account. Change your password above."))
        case nil: nil
        }
    }

    private var handle: Binding<String> {
        Binding {
            page.passwordReset.handle
        } set: {
            viewModel.passwordResetHandleChanged(to: $0)
        }
    }

    private func send() { Task { await viewModel.createPasswordResetTapped() } }
}

/// The created link.
private struct PasswordResetRow: View {
    let reset: PasswordReset
    let link: URL
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: Spacing.s) {
            AvatarView(
                name: reset.userDetails.name,
                url: reset.userDetails.avatar,
                tones: reset.userDetails.avatarTones,
                size: .medium
            )
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: link.absoluteString)
                    .font(.cardDetail.monospaced())
                    .foregroundStyle(Palette.text)
                    .lineLimit(1)
                    .truncationMode(.middle)
                    .textSelection(.enabled)
                Text("For \(reset.userDetails.name), valid until \(end)")
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            ShareLink(item: link) { Text("Share") }
                .buttonStyle(.pill)
                .accessibilityLabel(Text("Share password reset link"))
        }
    }

    private var end: String {
        reset.expiryDate.formatted(.dateTime.day().month().hour().minute().locale(locale))
    }
}

#if DEBUG
#Preview("Password resets, empty", traits: .sizeThatFitsLayout) {
    AccountPasswordResets(viewModel: .preview(), page: .preview())
        .previewRow()
}

#Preview("Password resets, link", traits: .sizeThatFitsLayout) {
    AccountPasswordResets(
        viewModel: .preview(),
        page: .preview { $0.passwordReset.made = PreviewSamples.passwordReset }
    )
    .previewRow()
}

#Preview("Password resets, unknown handle", traits: .sizeThatFitsLayout) {
    AccountPasswordResets(
        viewModel: .preview(),
        page: .preview { page in
            page.passwordReset.handle = "@nobody"
            page.passwordReset.problem = .nobody
        }
    )
    .previewRow()
}

#Preview("Password resets, sending", traits: .sizeThatFitsLayout) {
    AccountPasswordResets(
        viewModel: .preview(),
        page: .preview { page in
            page.passwordReset.handle = "@grace"
            page.activity = .makingPasswordReset
        }
    )
    .previewRow()
}
#endif

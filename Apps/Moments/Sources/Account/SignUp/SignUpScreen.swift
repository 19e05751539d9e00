import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The sign-up page.
///
/// It requires the `AppModel` in the environment, which receives the signed-in person.
public struct SignUpScreen: View {
    private enum Field { case name, handle, password, invitation }

    @StateObject private var observer: ViewModelObserver<SignUpViewModel, SignUpDraft>
    @Environment(\.signInStorage) private var signInStorage
    @Environment(\.locale) private var locale
    @FocusState private var focus: Field?
    private let leadToSignIn: @MainActor () -> Void

    /// - Parameters:
    ///   - viewModel: Created once per page.
    ///   - signIn: Opens the sign-in page.
    public init(viewModel: @autoclosure @escaping () -> SignUpViewModel, signIn: @escaping @MainActor () -> Void) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
        leadToSignIn = signIn
    }

    private var viewModel: SignUpViewModel { observer.viewModel }
    private var draft: SignUpDraft { observer.value }

    public var body: some View {
        EntrancePage {
            VStack(spacing: Spacing.m) {
                if let failure = draft.failure {
                    EntranceBanner(failure: failure)
                } else if draft.isInvitationClosed {
                    EntranceBanner(failure: .invitationInvalid)
                } else if draft.isFirstPerson == true {
                    Banner(.information, Text("You are the first user, so you will be the admin."))
                }
                fields
                if draft.isFirstPerson != true {
                    Button(action: leadToSignIn) { Text("I have an account") }
                        .buttonStyle(.pill)
                }
            }
        }
        .animation(.settle, value: draft.failure)
        .animation(.settle, value: draft.isFirstPerson)
        .animation(.settle, value: draft.isInvitationClosed)
        .appModelStates(of: viewModel)
        .task { await viewModel.loadItems() }
        .onAppear { viewModel.trackScreenviews() }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            FormField(Text("Name"), hint: nameHint) {
                TextField(text: binding(\.name, viewModel.nameChanged), prompt: Text("Ada")) { Text("Name") }
                    .textFieldStyle(.soft)
                    .textContentType(.name)
                    .submitLabel(.next)
                    .focused($focus, equals: .name)
                    .onSubmit { focus = .handle }
            }
            FormField(Text("Handle"), hint: handleHint) {
                TextField(text: binding(\.handle, viewModel.handleChanged), prompt: Text(verbatim: "ada_l")) {
                    Text("Handle")
                }
                .textFieldStyle(.soft)
                .textContentType(.username)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.next)
                .focused($focus, equals: .handle)
                .onSubmit { focus = .password }
            }
            FormField(Text("Password"), hint: passwordHint) {
                PasswordField(text: binding(\.password, viewModel.passwordChanged), isNew: true)
                    .focused($focus, equals: .password)
                    .onSubmit { didSubmitPassword() }
            }
            if draft.needsInvitation { invitation }
            SubmitButton(Text("Create account"), isSending: draft.isSending, isEnabled: draft.canSubmit, action: submit)
        }
        .padding(Spacing.m)
        .card()
    }

    private var invitation: some View {
        FormField(Text("Invitation"), hint: invitationHint) {
            TextField(
                text: binding(\.invitation, viewModel.invitationChanged),
                prompt: Text("Invitation link or code")
            ) {
                Text("Invitation")
            }
            .textFieldStyle(.soft)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .submitLabel(.go)
            .focused($focus, equals: .invitation)
            .onSubmit { submit() }
        }
        .transition(.opacity)
    }

    private func didSubmitPassword() {
        if draft.needsInvitation, InvitationLink.code(in: draft.invitation) == nil {
            focus = .invitation
        } else {
            submit()
        }
    }

    private func submit() {
        Task { await viewModel.submitTapped(keep: signInStorage.keep) }
    }

    private func binding(
        _ field: KeyPath<SignUpDraft, String>,
        _ changed: @escaping @MainActor (String) -> Void
    ) -> Binding<String> {
        Binding {
            draft[keyPath: field]
        } set: {
            changed($0)
        }
    }
}

// The hints below the fields.
extension SignUpScreen {
    private var nameHint: FieldHint? {
        draft.name.trimmed.count > Limits.name
            ? FieldHint(.bad, Text("At most \(Limits.name) characters.")) : nil
    }

    private var handleHint: FieldHint {
        switch draft.handleCheck {
        case .empty:
            FieldHint(.rule, Text("3 to 20 letters a to z, digits and underscores. Friends use it to find you."))
        case .bad(.rule):
            FieldHint(.bad, Text("3 to 20 letters a to z, digits and underscores. Friends use it to find you."))
        case .bad(.taken): FieldHint(.bad, Text("This handle is already taken."))
        case .good: FieldHint(.good, Text("Your handle will be @\(Handle(draft.handle.trimmed)?.description ?? "")."))
        }
    }

    private var passwordHint: FieldHint { NewPassword.hint(draft.passwordCheck) }

    private var invitationHint: FieldHint? {
        if draft.isInvitationClosed {
            return FieldHint(.bad, EntranceFailure.invitationInvalid.text(locale: locale))
        }
        guard !draft.invitation.trimmed.isEmpty, InvitationLink.code(in: draft.invitation) == nil else { return nil }
        return FieldHint(.bad, Text("Not a valid invitation link or code."))
    }
}

#if DEBUG
#Preview("Sign-up, invitation", traits: .fixedLayout(width: 393, height: 1100)) {
    let viewModel = SignUpViewModel.preview(invitation: "F7K29QXM")
    SignUpScreen(viewModel: viewModel) {}
        .previewSurroundings()
        .environmentObject(AppModel())
        .task { await viewModel.loadItems() }
}

#Preview("Sign-up, used invitation", traits: .fixedLayout(width: 393, height: 1100)) {
    let viewModel = SignUpViewModel.preview(invitation: "F7K29QXM") { $0.isInvitationOpen = false }
    SignUpScreen(viewModel: viewModel) {}
        .previewSurroundings()
        .environmentObject(AppModel())
        .task { await viewModel.loadItems() }
}

#Preview("Sign-up, first person", traits: .fixedLayout(width: 393, height: 1100)) {
    SignUpScreen(viewModel: .preview { $0.service = ServiceInfo(needsFirstPerson: true) }) {}
        .previewSurroundings()
        .environmentObject(AppModel())
}
#endif

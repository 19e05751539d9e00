import ListKit
import SwiftUI
import TreeholeAPI

/// The sign-in screen: one field for a code, and what the board keeps of a person.
struct SignInScreen: View {
    @StateObject var viewModel: SignInViewModel
    /// Whether the server no longer accepts an earlier sign-in.
    let hasExpired: Bool

    var body: some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                title
                if let failure = viewModel.failure {
                    Banner(.failure, failure.signInText)
                } else if hasExpired {
                    Banner(.information, Text("Your sign-in has ended. Enter a code to go on where you were."))
                }
                form
                if !viewModel.host.demoCodes.isEmpty { demo }
                kept
            }
            .padding(Spacing.m)
            .padding(.top, Spacing.xl)
            .column(maxWidth: ColumnWidth.form)
        }
        .background { Ground() }
        .animation(.settle, value: viewModel.failure)
        .appModelStates(of: viewModel)
    }

    private var title: some View {
        EntranceTitle(Text("Treehole"), line: Text("A board without names.")) {
            Image(systemName: "tree")
                .font(.system(size: 48))
                .foregroundStyle(Tone.accent)
                .accessibilityHidden(true)
        }
    }

    private var form: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            FormField(Text("Invitation code")) {
                TextField("Invitation code", text: $viewModel.code, prompt: Text(verbatim: "ABCD-EFGH-JKLM"))
                    .textFieldStyle(.soft)
                    .textInputAutocapitalization(.characters)
                    .autocorrectionDisabled()
                    .submitLabel(.go)
                    .onSubmit(send)
            }
            SubmitButton(Text("Sign in"), isSending: viewModel.isSending, isEnabled: viewModel.canSend, action: send)
        }
        .panel()
    }

    private var demo: some View {
        VStack(spacing: Spacing.xs) {
            Text("Demo: look around at once")
                .note()
            AdaptiveStack {
                ForEach(viewModel.host.demoCodes, id: \.self) { demo in
                    Button(LocalizedStringKey(demo.title)) { Task { await viewModel.demoTapped(demo) } }
                }
            }
            .buttonStyle(.pill)
        }
    }

    /// What the board keeps of a person, and what not.
    private var kept: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            line("eye.slash", "No name, no e-mail, no address: a code is all you need.")
            line("shuffle", "Others see another name for you in each thread. Nobody can link two threads.")
            line("key", "The board keeps what you write, your stars and votes, and the day of each sign-in.")
            line("shield", "Moderators see what is reported, never who wrote it.")
        }
        .note(.cardDetail)
        .padding(.horizontal, Spacing.xs)
    }

    private func line(_ symbol: String, _ text: LocalizedStringKey) -> some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            Image(systemName: symbol)
                .foregroundStyle(Tone.accent)
                .frame(width: 24)
                .accessibilityHidden(true)
            Text(text)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func send() { Task { await viewModel.send() } }
}

extension RepoError {
    /// The error's text on the sign-in screen, where a refused code is the usual reason.
    fileprivate var signInText: Text {
        switch kind {
        case .unauthenticated, .notFound, .invalid, .refused:
            Text("This code is wrong, was used already, or has expired.")
        default: text
        }
    }
}

extension Session {
    fileprivate var demoHost: TreeholeHost {
        var host = host
        host.demoCodes = [
            DemoCode(title: "As a member", code: "DEMO-MEMBER"),
            DemoCode(title: "As a moderator", code: "DEMO-MODERATOR"),
        ]
        return host
    }
}

#Preview("Sign in, expired") {
    SamplePage { SignInScreen(viewModel: SignInViewModel(api: $0.api, host: $0.host), hasExpired: true) }
}
#Preview("Sign in, demo", traits: .fixedLayout(width: 393, height: 1700)) {
    SamplePage { session in
        SignInScreen(viewModel: SignInViewModel(api: session.api, host: session.demoHost), hasExpired: false)
    }
}

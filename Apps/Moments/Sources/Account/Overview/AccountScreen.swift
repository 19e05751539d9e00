import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The screen of the viewer's account.
///
/// It requires a `NavigationStack` with destinations for `Route.blockedPeople`, `Route.administration` and `Route.internalMenu`, and the
/// `AppModel` in the environment.
public struct AccountScreen: View {
    @StateObject private var observer: ViewModelObserver<AccountViewModel, AccountPage>
    @State private var position = ScrollPosition()
    @PresentedSheet(.profileEditor) private var editing
    @PresentedSheet(.passwordEditor) private var changingPassword
    @PresentedSheet(.accountDeletion) private var deleting

    private let push: PushViewModel?
    private let administration: AdministrationEntryViewModel?

    /// - Parameters:
    ///   - viewModel: Created once per page.
    ///   - push: Nil if the server does not notify browsers while the app is closed.
    ///   - administration: The way to the administration; nil for none, whatever the viewer's role is.
    public init(
        viewModel: @autoclosure @escaping () -> AccountViewModel,
        push: PushViewModel? = nil,
        administration: AdministrationEntryViewModel? = nil
    ) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
        self.push = push
        self.administration = administration
    }

    private var viewModel: AccountViewModel { observer.viewModel }
    private var page: AccountPage { observer.value }

    public var body: some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                if let date = page.viewer?.deletionDate {
                    DeletionNotice(date: date, isBusy: page.activity != nil) {
                        Task { await viewModel.keepAccountTapped() }
                    }
                }
                if let notice = page.notice {
                    Banner(.failure, notice.text, label: Text("OK")) { viewModel.noticeDismissed() }
                } else if page.didChangePassword {
                    Banner(.success, Text("Your password was changed."), label: Text("OK")) {
                        viewModel.noticeDismissed()
                    }
                }
                if let viewer = page.viewer {
                    AccountProfile(user: viewer.userDetails, role: viewer.role) {
                        editing = SheetRoute(Route(.profileEditor))
                    }
                }
                if let administration { AccountAdministration(viewModel: administration) }
                AccountLanguage(viewModel: viewModel, chosen: page.language)
                AccountPrivacy(viewModel: viewModel.privacy)
                if let push { AccountPush(viewModel: push) }
                AccountSignIns(viewModel: viewModel, page: page)
                if page.hasPassword { AccountPassword { changingPassword = SheetRoute(Route(.passwordEditor)) } }
                if page.canInvite { AccountInvitations(viewModel: viewModel, page: page) }
                if page.canResetPasswords { AccountPasswordResets(viewModel: viewModel, page: page) }
                AccountExport(address: viewModel.exportAddress)
                AccountStorage(viewModel: viewModel.storage)
                if page.hasInternalMenu { internalMenu }
                if page.canDelete { AccountDeletion { deleting = SheetRoute(Route(.accountDeletion)) } }
                AccountSignOut(viewModel: viewModel, page: page)
            }
            .padding(.horizontal, Spacing.s)
            .padding(.top, Spacing.s)
            .padding(.bottom, Spacing.xxl)
            .column()
            .animation(.settle, value: page)
        }
        .scrollPosition($position)
        // The notice of a deletion is at the top, the row that asks for it at the end.
        .onChange(of: page.viewer?.deletionDate) { old, new in
            if old == nil, new != nil { withAnimation(.settle) { position.scrollTo(edge: .top) } }
        }
        .background { Ground() }
        .refreshable { [viewModel, administration] in
            await viewModel.loadItems()
            await administration?.load()
        }
        .navigationTitle(Text("Account"))
        .navigationBarTitleDisplayMode(.inline)
        .appModelStates(of: viewModel)
        .task { await viewModel.loadItems() }
        .onAppear { viewModel.trackScreenviews() }
        .sheet(item: $editing) { _ in
            if let editor = viewModel.makeProfileEditor() { ProfileEditor(viewModel: editor) }
        }
        .sheet(item: $changingPassword) { _ in PasswordEditor(viewModel: viewModel.makePasswordEditor()) }
        .sheet(item: $deleting) { _ in DeletionEditor(viewModel: viewModel.makeDeletionEditor()) }
    }

    private var internalMenu: some View {
        AccountGroup {
            NavigationLink(value: Route.internalMenu) {
                HStack(spacing: Spacing.s) {
                    AccountRowSymbol(name: "hammer")
                    Text("Internal menu")
                        .font(.cardText)
                        .foregroundStyle(Palette.text)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: "chevron.forward")
                        .font(.cardNote.weight(.semibold))
                        .foregroundStyle(Palette.secondaryText)
                        .accessibilityHidden(true)
                }
            }
            .buttonStyle(.plain)
        }
    }
}

/// The picker of the app's language.
private struct AccountLanguage: View {
    let viewModel: AccountViewModel
    let chosen: AppLanguage?

    var body: some View {
        AccountGroup(Text("Language")) {
            Picker(selection: selection) {
                Text("Automatic").tag(AppLanguage?.none)
                ForEach(AppLanguage.allCases, id: \.self) { language in
                    Text(verbatim: language.nativeName).tag(AppLanguage?.some(language))
                }
            } label: {
                Text("Language")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
        }
    }

    private var selection: Binding<AppLanguage?> {
        Binding {
            chosen
        } set: {
            viewModel.languageChosen($0)
        }
    }
}

/// The sign-out button.
private struct AccountSignOut: View {
    let viewModel: AccountViewModel
    let page: AccountPage
    @Environment(\.signInStorage) private var signInStorage
    @State private var asks = false

    var body: some View {
        Button(role: .destructive) {
            asks = true
        } label: {
            HStack(spacing: Spacing.xs) {
                if page.activity == .signingOut {
                    ProgressView()
                        .accessibilityLabel(Text("Please wait"))
                } else {
                    Image(systemName: "rectangle.portrait.and.arrow.right")
                        .accessibilityHidden(true)
                }
                Text("Sign out")
            }
            .font(.action)
            .foregroundStyle(Palette.danger)
            .frame(maxWidth: .infinity, minHeight: 50)
            .card(radius: CornerRadius.medium)
        }
        .buttonStyle(.plain)
        .disabled(page.activity != nil)
        .confirmation(Text("Sign out of Moments?"), isPresented: $asks, button: Text("Sign out")) {
            Task { await viewModel.signOutConfirmed { [signInStorage] in try await signInStorage.delete() } }
        }
    }
}

#if DEBUG
extension AccountScreen {
    fileprivate static func preview(_ viewModel: AccountViewModel, push: PushViewModel? = nil) -> some View {
        NavigationStack { AccountScreen(viewModel: viewModel, push: push) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Account, admin", traits: .fixedLayout(width: 393, height: 2160)) {
    AccountScreen.preview(.preview(), push: .preview([.like]))
}

#Preview("Account, demo", traits: .fixedLayout(width: 393, height: 852)) {
    AccountScreen.preview(
        .preview(isDemo: true) { content in
            content.account = .signedIn(Viewer(userDetails: PreviewSamples.grace))
            content.signIns = Listing(items: [])
        }
    )
}

#Preview("Account, failed") {
    AccountScreen.preview(.preview { $0.signIns = Listing(error: RepoError(.unavailable)) })
}

#Preview("Language, automatic", traits: .sizeThatFitsLayout) {
    AccountLanguage(viewModel: .preview(), chosen: nil)
        .previewRow()
}

#Preview("Language, chosen", traits: .sizeThatFitsLayout) {
    AccountLanguage(viewModel: .preview(), chosen: .simplifiedChinese)
        .previewRow()
}

#Preview("Sign out", traits: .sizeThatFitsLayout) {
    AccountSignOut(viewModel: .preview(), page: .preview())
        .previewRow()
}

#Preview("Sign out, waiting", traits: .sizeThatFitsLayout) {
    AccountSignOut(viewModel: .preview(), page: .preview { $0.activity = .signingOut })
        .previewRow()
}
#endif

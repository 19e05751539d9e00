import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page on which staff see a person, and what they can do about them.
public struct ManagedPersonScreen: View {
    @StateObject private var observer: ViewModelObserver<ManagedPersonViewModel, ManagedPersonPage>
    @State private var isSuspending = false
    @State private var isSettingQuota = false

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> ManagedPersonViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    private var viewModel: ManagedPersonViewModel { observer.viewModel }
    private var page: ManagedPersonPage { observer.value }

    public var body: some View {
        Group {
            if page.person == .gone {
                GoneStateView(
                    symbol: "person.fill.questionmark",
                    title: Text("No such account"),
                    message: Text("The account was deleted.")
                )
                .frame(maxHeight: .infinity)
            } else {
                LoadedContent(page.person.value, failure: page.failure?.staffText) {
                    await viewModel.loadItems()
                } content: {
                    content(for: $0)
                }
            }
        }
        .page(page.person.value.map { Text(verbatim: $0.userDetails.name) } ?? Text("Person"))
        .appModelStates(of: viewModel)
        .onAppear { viewModel.trackScreenviews() }
        .task { [viewModel] in await viewModel.loadItems() }
        .sheet(isPresented: $isSuspending) { SuspensionEditor(viewModel: viewModel.makeSuspensionEditor()) }
        .sheet(isPresented: $isSettingQuota) { QuotaEditor(viewModel: viewModel.makeQuotaEditor()) }
    }

    private func content(for person: ManagedPerson) -> some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                FailureBanner(page.failure, text: { $0.staffText }) { viewModel.failureDismissed() }
                ManagedPersonHeader(person: person)
                if let suspension = person.suspension {
                    SuspensionCard(
                        suspension: suspension,
                        canEnd: page.canSuspend,
                        isEnding: page.activity == .endingSuspension
                    ) {
                        Task { [viewModel] in await viewModel.endSuspensionTapped() }
                    }
                }
                ManagedPersonFacts(person: person)
                ManagedPersonStorage(storage: person.storage, canSetQuota: page.canSetQuota) { isSettingQuota = true }
                if page.canSetRole {
                    RolePicker(
                        name: person.userDetails.name,
                        role: person.role,
                        isChanging: page.activity == .settingRole
                    ) { role in
                        Task { [viewModel] in await viewModel.roleConfirmed(role) }
                    }
                }
                if page.canSuspend, person.suspension == nil { suspendButton(person) }
                if let remark = remark(on: person) {
                    remark
                        .formNote()
                }
            }
            .padding(.horizontal, Spacing.s)
            .padding(.top, Spacing.s)
            .padding(.bottom, Spacing.xxl)
            .column()
            .disabled(page.activity != nil)
            .animation(.settle, value: page)
        }
        .refreshable { [viewModel] in await viewModel.loadItems() }
    }

    private func suspendButton(_ person: ManagedPerson) -> some View {
        Button(role: .destructive) {
            isSuspending = true
        } label: {
            Label("Suspend", systemImage: "hand.raised")
                .font(.action)
                .foregroundStyle(Palette.danger)
                .frame(maxWidth: .infinity, minHeight: 50)
                .card(radius: CornerRadius.medium)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Suspend \(person.userDetails.name)"))
    }

    /// Why something cannot be done here.
    private func remark(on person: ManagedPerson) -> Text? {
        if page.isOwn { return Text("This is your own account. Only another admin can change its role.") }
        guard !page.canSuspend else { return nil }
        return page.role == .admin
            ? Text("An admin can be suspended only after getting another role.")
            : Text("Moderators and admins can be suspended only by an admin.")
    }
}

/// The picture and the names of a person, and what the person is.
private struct ManagedPersonHeader: View {
    let person: ManagedPerson

    var body: some View {
        HStack(spacing: Spacing.m) {
            AvatarView(
                name: person.userDetails.name,
                url: person.userDetails.avatar,
                tones: person.userDetails.avatarTones,
                size: .extraLarge
            )
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                Text(verbatim: person.userDetails.name)
                    .font(.sectionTitle)
                    .foregroundStyle(Palette.text)
                    .accessibilityAddTraits(.isHeader)
                Text(verbatim: "@\(person.userDetails.handle)")
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                    .textSelection(.enabled)
                AdaptiveStack {
                    PersonTag(text: person.role.text)
                    if person.suspension != nil { PersonTag(text: Text("Suspended"), color: Palette.danger) }
                }
                .padding(.top, Spacing.xxs)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .multilineTextAlignment(.leading)
        .padding(Spacing.m)
        .card()
    }
}

#if DEBUG
extension ManagedPersonScreen {
    fileprivate static func preview(
        as role: PersonRole = .admin,
        _ userDetails: UserDetails = PreviewSamples.grace,
        _ change: (inout ManagedPerson) -> Void = { _ in }
    ) -> some View {
        var person = ManagedPerson(
            userDetails: userDetails,
            createdDate: PreviewSamples.hours(ago: 9000),
            lastSeenDate: PreviewSamples.hours(ago: 3),
            momentCount: 140,
            storage: StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000)
        )
        change(&person)
        return preview(.present(person), role: role)
    }

    fileprivate static func preview(
        _ person: Presence<ManagedPerson>,
        role: PersonRole = .admin,
        failure: RepoError? = nil
    ) -> some View {
        let repo = PreviewRepo { content in
            content.account = .signedIn(Viewer(userDetails: PreviewSamples.ada, role: role))
            content.managedPerson = person
            content.failure = failure
        }
        let viewModel = ManagedPersonViewModel(
            id: person.value?.id ?? PreviewSamples.grace.id,
            account: repo,
            repo: repo,
            tracking: TrackingRepo()
        )
        return NavigationStack { ManagedPersonScreen(viewModel: viewModel) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Managed person page, member", traits: .fixedLayout(width: 393, height: 1200)) {
    ManagedPersonScreen.preview()
}

#Preview("Managed person page, suspended", traits: .fixedLayout(width: 393, height: 1200)) {
    ManagedPersonScreen.preview { person in
        person.openReportCount = 3
        person.suspension = Suspension(untilDate: PreviewSamples.hours(ago: -7 * 24), reason: "Insults in comments.")
    }
}

#Preview("Managed person page, admin as seen by a moderator") {
    ManagedPersonScreen.preview(as: .moderator) { $0.role = .admin }
}

#Preview("Managed person page, own") {
    ManagedPersonScreen.preview(as: .admin, PreviewSamples.ada) { $0.role = .admin }
}

#Preview("Managed person page, failed") {
    ManagedPersonScreen.preview(.unknown, failure: RepoError(.unavailable))
}

#Preview("Managed person page, deleted") {
    ManagedPersonScreen.preview(.gone)
}
#endif

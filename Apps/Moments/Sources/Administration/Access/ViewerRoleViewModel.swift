import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The view model of what the viewer may see of the administration.
@MainActor
public final class ViewerRoleViewModel {
    private let subject: CurrentValueSubject<PersonRole, Never>
    private var subscription: AnyCancellable?

    public init(account: any AccountRepoType) {
        subject = CurrentValueSubject(account.currentAccount.viewer?.role ?? .member)
        subscription = account.account.compactMap(\.viewer?.role).sink { [weak self] in self?.show($0) }
    }

    /// The viewer's role: the current value, then each change. Keeps the last one after a sign-out.
    public var role: StateStream<PersonRole> { StateStream(subject) }

    private func show(_ role: PersonRole) {
        if role != subject.value { subject.value = role }
    }
}

import Administration
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct StaffPageTests {
    private let account = StubAccountRepo(account: .signedIn(.sample()))

    @Test(arguments: [
        (PersonRole.member, false, false), (.moderator, false, true), (.admin, false, true), (.member, true, false),
        (.moderator, true, false), (.admin, true, true),
    ])
    func `a page is for those with its role`(role: PersonRole, isForAdmins: Bool, isShown: Bool) async {
        account.accountSubject.value = .signedIn(.sample(role: role))
        let host = host(isForAdmins: isForAdmins)
        await host.settle()

        #expect(host.texts.contains("Content") == isShown)
        #expect(host.texts.contains(isForAdmins ? "For admins only" : "For moderators only") != isShown)
        #expect(host.issues.isEmpty)
    }

    @Test func `a page follows the role of the viewer`() async {
        let host = host()
        await host.settle()
        #expect(!host.texts.contains("Content"))

        account.accountSubject.value = .signedIn(.sample(role: .moderator))
        await host.settle()
        #expect(host.texts.contains("Content"))

        account.accountSubject.value = .signedIn(.sample())
        await host.settle()
        #expect(!host.texts.contains("Content"))
    }

    private func host(isForAdmins: Bool = false) -> ViewHost {
        screenHost { [account] in
            StaffPage(viewModel: ViewerRoleViewModel(account: account), isForAdmins: isForAdmins) {
                Text(verbatim: "Content")
            }
        }
    }
}

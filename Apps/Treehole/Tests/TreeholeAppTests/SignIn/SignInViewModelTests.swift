import APIKit
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct SignInViewModelTests {
    private let transport = SampleTransport()

    @Test func `the token is kept before the member is signed in`() async {
        var kept: [String] = []
        var states: [AppModelState] = []
        var host = TreeholeHost(transport: transport)
        host.keepToken = { kept.append($0) }
        let viewModel = SignInViewModel(api: APIClient(transport: transport), host: host)
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        defer { subscription.cancel() }
        #expect(!viewModel.canSend)

        await viewModel.demoTapped(DemoCode(title: "As a member", code: "ABCD"))

        #expect(kept == ["t"])
        #expect(states == [.signedIn(.sample)])
    }

    @Test func `a wrong code is told, until it is changed`() async {
        transport.refuse("signIn", "NOT_FOUND")
        let viewModel = SignInViewModel(
            api: APIClient(transport: transport),
            host: TreeholeHost(transport: transport)
        )
        viewModel.code = "ABCD"

        await viewModel.send()
        #expect(viewModel.failure?.kind == .notFound)

        viewModel.code = "ABCE"
        #expect(viewModel.failure == nil)
    }
}

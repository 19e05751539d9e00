import Combine
import ListKit
import MomentsFoundations
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct AppModelStateModifierTests {
    @Test func `what a view model asks of the app model is applied`() async {
        let (viewModel, model) = (AskingViewModel(), AppModel())
        let host = ViewHost { Text(verbatim: "A").appModelStates(of: viewModel).environmentObject(model) }

        viewModel.states.send(.signedIn(.sample(name: "Grace")))
        viewModel.states.send(.unreadCount(3))
        await host.settle()

        #expect(model.currentUser?.name == "Grace")
        #expect(model.unreadCount == 3)
    }
}

@MainActor
private final class AskingViewModel: AppModelStatePublishing {
    let states = PassthroughSubject<AppModelState, Never>()

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }
}

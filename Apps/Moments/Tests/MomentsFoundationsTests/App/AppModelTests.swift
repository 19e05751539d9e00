import Foundation
import MomentsFoundations
import MomentsModel
import MomentsTesting
import Testing

@Suite @MainActor struct AppModelTests {
    private let model = AppModel(browserLocale: Locale(identifier: "en-GB"))
    private let ada = UserDetails.sample(id: 1, name: "Ada")

    @Test func `it follows who signs in and out`() {
        model.apply(.signedIn(ada))
        model.apply(.unreadCount(3))
        #expect(model.currentUser == ada && model.isSignedIn && model.unreadCount == 3)

        model.apply(.signedOut(.expired))
        #expect(model.signInState == .signedOut(.expired) && !model.isSignedIn && model.unreadCount == 0)
    }

    @Test func `the browser chooses the language, until the person does`() {
        #expect(model.language == .english && model.locale.identifier == "en-GB")

        model.apply(.language(.simplifiedChinese))
        #expect(model.language == .simplifiedChinese && model.localizer.locale.identifier == "zh-Hans")

        model.apply(.language(nil))
        model.browserLocale = Locale(identifier: "zh-CN")
        #expect(model.language == .simplifiedChinese)
    }

    @Test(arguments: [
        AppModelState.signedIn(.sample(id: 1, name: "Ada")), .unreadCount(3), .language(.english), .signedOut(.chosen),
    ])
    func `what changes nothing is not announced`(_ state: AppModelState) {
        model.apply(state)
        let changes = Recorder(model.objectWillChange)

        model.apply(state)

        #expect(changes.values.isEmpty)
    }
}

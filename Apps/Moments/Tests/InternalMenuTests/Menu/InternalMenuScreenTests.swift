import InternalMenu
import MomentsFoundations
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct InternalMenuScreenTests {
    private func host(_ fixture: InternalMenuFixture, language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack {
                InternalMenuScreen(viewModel: fixture.viewModel)
                    .navigationDestination(for: Route.self) { route in
                        if route == .designKit { InternalMenuScreen.designKit }
                    }
            }
            .environmentObject(AppModel(browserLocale: Locale(identifier: language)))
        }
    }

    @Test func `what runs is shown`() {
        let host = host(InternalMenuFixture())

        for text in ["1.2.3", "Developers", "English (browser setting)", "@ada · 1"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(!host.texts.contains("Stop the server"))
        #expect(host.issues.isEmpty)
    }

    @Test func `a feature is switched, and left to the host again`() async throws {
        let fixture = InternalMenuFixture(host: [InternalMenuFixture.likes.key: true])
        let host = host(fixture)
        #expect(host.texts.contains("Turned on by the server"))
        #expect(!host.texts.contains("Use server setting"))

        try await host.set(false, toggle: "Like button for moment")
        #expect(host.texts.contains("Turned off by you"))
        #expect(!fixture.toggles.isToggleOn(InternalMenuFixture.likes))

        try await host.tap("Use server setting")
        #expect(host.texts.contains("Turned on by the server"))
        #expect(try host.value(of: "Like button for moment") == "true")
    }

    @Test func `the design kit is one tap away`() async throws {
        let host = host(InternalMenuFixture())

        try await host.tap("Design kit")

        #expect(host.texts.contains("Spacing"))
    }

    @Test func `the server is stopped after a question`() async throws {
        var isStopped = false
        let host = host(InternalMenuFixture(isAdmin: true) { isStopped = true })

        try await host.tap("Stop the server")
        #expect(host.texts.contains("Stop the server for everyone?"))
        #expect(!isStopped)
        try await host.tap("Stop")

        #expect(isStopped)
        #expect(host.texts.contains("The server is stopping. This page reconnects when it is running again."))
    }

    @Test func `in production there is no menu`() {
        let host = host(InternalMenuFixture(target: .production))

        #expect(host.texts.contains("Page not found"))
        #expect(!host.texts.contains("Internal menu") && !host.texts.contains("Features"))
    }

    @Test func `it speaks Chinese`() {
        let texts = host(InternalMenuFixture(), language: "zh-Hans").texts

        for text in ["内部菜单", "动态的点赞按钮", "经典样式", "圆形头像", "由服务器关闭", "简体中文（跟随浏览器）"] {
            #expect(texts.contains(text), "\(text)")
        }
    }
}

import MomentCards
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct LinkCardTests {
    private func host(_ linkCard: MomentLinkCard?, url: String? = nil) -> ViewHost {
        var moment = Moment.sample(url: url)
        moment.linkCard = linkCard
        let fixture = CardFixture(moment)
        return ViewHost { NavigationStack { MomentRow(viewModel: fixture.viewModel) } }
    }

    @Test func `a card has the title of the page, and its host before the name that the site gives itself`() {
        let image = URL(string: "/photos/a/small")
        let card = MomentLinkCard(url: "https://www.swift.org/a", title: "Swift", siteName: "The Bank", image: image)
        let host = host(card)

        #expect(host.texts.contains("Swift"))
        #expect(host.texts.contains("swift.org · The Bank"))
        #expect(host.html.contains("/photos/a/small") && host.html.contains("href=\"https://www.swift.org/a\""))
    }

    @Test func `a site without a name has its host once`() {
        let host = host(MomentLinkCard(url: "https://www.swift.org/a", title: "Swift", siteName: "swift.org"))

        #expect(host.texts.contains("swift.org"))
    }

    @Test func `a link whose page is not known has its address`() {
        let host = host(nil, url: "https://www.swift.org/a")

        #expect(host.texts.contains("swift.org") && host.texts.contains("/a"))
    }

    @Test func `a card with an address that is none for a browser is not shown`() {
        let host = host(MomentLinkCard(url: "javascript:alert(1)", title: "Swift", siteName: "swift.org"))

        #expect(!host.texts.contains("Swift") && !host.html.contains("javascript"))
    }
}

#if DEBUG
import Foundation
import MomentCards
import MomentsAPI
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// A server that answers each query with all of the samples, of which the query reads its part.
private struct PreviewTransport: PhotoTransport {
    let fails: Bool

    func execute(_ body: Data) async throws -> APIAnswer {
        if fails { throw APIError.networkError(status: nil) }
        return APIAnswer(body: try JSONSerialization.data(withJSONObject: ["data": Self.samples()]))
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? { AsyncThrowingStream { _ in } }
    func upload(_ file: URL) async throws -> PhotoUpload { PreviewSamples.upload(1) }
    func authorize(with token: String?) {}

    private static func samples() throws -> [String: Any] {
        let notifications = NotificationsPage(
            unreadNotificationCount: PreviewSamples.viewer.unreadNotificationCount,
            notificationGroups: Page(items: PreviewSamples.notifications)
        )
        let requests = FriendRequests(
            receivedRequests: PreviewSamples.received,
            sentRequests: PreviewSamples.sent
        )
        return try [
            "viewer": object(PreviewSamples.viewer)
                .merging(object(notifications)) { $1 }
                .merging(object(requests)) { $1 }
                .merging([
                    "timeline": object(Page(items: PreviewSamples.moments)),
                    "friends": object(Page(items: PreviewSamples.friends)),
                    "signIns": PreviewSamples.signIns.map(object),
                    "invitations": PreviewSamples.invitations.map(object),
                    "tags": PreviewSamples.tags.map(object),
                    "blockedPeople": PreviewSamples.blocked.map(object),
                    "historyReach": HistoryReach.halfYear.rawValue,
                    "storage": object(PreviewSamples.storageUse),
                    "administration": administration(),
                ]) { $1 },
            "moment": object(PreviewSamples.moment)
                .merging(["comments": object(Page(items: PreviewSamples.comments))]) { $1 },
            "user": object(PreviewSamples.grace)
                .merging(["moments": object(Page(items: [PreviewSamples.longMoment]))]) { $1 },
            "service": object(ServiceInfo(isDemo: true, demoPeople: [PreviewSamples.ada] + PreviewSamples.friends)),
        ]
    }

    private static func administration() throws -> [String: Any] {
        try [
            "openReportCount": PreviewSamples.openReports.count,
            "reports": object(Page(items: PreviewSamples.openReports)),
            "people": object(Page(items: PreviewSamples.managedPeople)),
            "person": object(PreviewSamples.managedGrace),
            "announcements": object(Page(items: [PreviewSamples.announcement])),
            "auditLog": object(Page(items: PreviewSamples.auditLog)),
            "figures": PreviewSamples.figures.suffix(60).map(object),
        ]
    }

    private static func object(_ value: some Encodable) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONCoding.encoder().encode(value))
        return object as? [String: Any] ?? [:]
    }
}

extension AppServices {
    /// The services of a visitor, or of a person who is signed in.
    static func preview(
        _ account: AccountState = .signedIn(PreviewSamples.viewer),
        isDemo: Bool = false,
        fails: Bool = false
    ) -> AppServices {
        let likes = [InternalToggle.isLikeButtonForMomentEnabled.key: true]
        let demoSignIn: @Sendable (PersonID) async throws -> String = { _ in "" }
        let host = AppHost(
            transport: PreviewTransport(fails: fails),
            site: URL(string: "https://moments.example.org") ?? URL(filePath: "/"),
            account: account,
            toggles: ConfiguredToggles(likes),
            version: "1.4.2",
            demoSignIn: isDemo ? demoSignIn : nil
        )
        return AppServices(host, push: BrowserPush(), browserLocale: Locale(identifier: "en"))
    }
}

extension View {
    /// What the root of the app sets for its views.
    func preview(in services: AppServices) -> some View {
        previewSurroundings()
            .environmentObject(services.appModel)
            .environmentObject(services.router)
    }
}
#endif

import Foundation
internal import Logging
public import OrielCore
internal import OrielUIKit

/// Asks the user to review the app: opens the page that the host has set for it.
///
///     @Environment(\.requestReview) private var requestReview
///     Button("Finish") { requestReview() }
///
/// The host sets the page by `reviewPage(_:)` of OrielServer. Without one, a request is only logged. Unlike Apple's, each
/// request opens the page, so call it for an action of the user.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    let page: URL?
    let open: OpenURLAction?

    public func callAsFunction() {
        guard let page, let open else { return ReviewRequest.log() }
        open(page)
    }
}

extension EnvironmentValues {
    /// An action that asks the user to review the app.
    public var requestReview: RequestReviewAction { RequestReviewAction(page: reviewPage, open: openURL) }
}

/// Requests without an environment.
@MainActor
enum ReviewRequest {
    static func open() {
        let device = PageDevice.currentOrUnconnected
        guard let page = device.reviewPage else { return log() }
        _ = device.open(page)
    }

    static func log() {
        Logger(label: "oriel.storekit").notice(
            "The app asks for a review, and there is no page for reviews. Set one with reviewPage(_:) of OrielServer."
        )
    }
}

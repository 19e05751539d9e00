public import Foundation
public import OrielCore
internal import OrielUIKit

/// Opens the address of another site, where a user signs in, and waits until the site leads back to the app.
///
///     @Environment(\.webAuthenticationSession) private var webAuthenticationSession
///
///     let address = try await webAuthenticationSession.authenticate(
///         using: provider,
///         callback: .https(host: "notes.example", path: "/signed-in")
///     )
///
/// See ``ASWebAuthenticationSession`` for what browsers can do.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
    /// How the browser shows the address.
    public enum BrowserSession: Sendable {
        /// Has no effect: a page cannot open a private window.
        case ephemeral
    }

    nonisolated init() {}

    /// Opens an address in a new tab, and returns the one that the site leads back to.
    ///
    /// - Throws: `ASWebAuthenticationSessionError`; `CancellationError` if the task is cancelled.
    public func authenticate(
        using url: URL,
        callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        let page = PageDevice.current
        let answer = await withTaskCancellationHandler {
            await page.answer(url, callback)
        } onCancel: {
            Task { @MainActor in _ = await page?.ask(.init(.callback, CallbackRequest(cancel: true))) }
        }
        try Task.checkCancellation()
        return try answer.get()
    }

    /// Unavailable: a page cannot set the headers of a tab.
    @available(*, unavailable, message: "A page cannot set the headers that the browser sends for another tab.")
    public func authenticate(
        using url: URL,
        callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL { fatalError("unavailable") }

    /// Unavailable: browsers do not follow addresses of an app's own scheme.
    @available(*, unavailable, message: "Browsers lead back to sites only: use .https(host:path:) of the app.")
    public func authenticate(
        using url: URL,
        callbackURLScheme: String,
        preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { fatalError("unavailable") }
}

extension EnvironmentValues {
    /// An action that lets a user sign in at another site.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

public import Foundation
internal import Logging
public import OrielUIKit

/// Opens the address of another site, where a user signs in, in a new tab, and waits until the site leads back to the app.
///
///     @MainActor func signIn(at provider: URL) {
///         let callback = ASWebAuthenticationSession.Callback.https(host: "notes.example", path: "/signed-in")
///         let session = ASWebAuthenticationSession(url: provider, callback: callback) { address, error in
///             if let address { print(address.query() ?? "") }
///         }
///         session.start()
///     }
///
/// A browser leads back to addresses of sites only, not to schemes of an app, so the callback is a path on the host under
/// which people open the app. The tab that comes to this path tells the page its address, and closes itself. Any tab of
/// the browser can come there: check the parameter `state`, as OAuth says. Browsers do not tell that the user has closed the
/// tab: the session then waits until `cancel()`, the next session of the browser, or the end of the page.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// Receives the address that the site has led to, or the error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Names an address of the app.
    public final class Callback: NSObject, Sendable {
        let host: String
        let path: String

        private init(host: String, path: String) { (self.host, self.path) = (host, path) }

        /// A path on the host of the app.
        public static func https(host: String, path: String) -> Callback {
            Callback(host: host, path: path.hasPrefix("/") ? path : "/\(path)")
        }

        /// Unavailable: browsers do not follow such addresses.
        @available(*, unavailable, message: "Browsers lead back to sites only: use .https(host:path:) of the app.")
        public static func customScheme(_ customScheme: String) -> Callback { fatalError("unavailable") }

        /// Whether an address is one that the site leads back to.
        public func matchesURL(_ url: URL) -> Bool {
            ["http", "https"].contains(url.scheme?.lowercased() ?? "") && url.host()?.lowercased() == host.lowercased()
                && url.path() == path
        }
    }

    /// Has no effect: a tab shows what the user has signed in to.
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Has no effect: a page cannot open a private window.
    public var prefersEphemeralWebBrowserSession = false
    private let url: URL
    private let callback: Callback
    private let completionHandler: CompletionHandler
    private let page = PageDevice.current
    private var isStarted = false
    private var isCancelled = false

    /// - Parameter url: An address with the scheme `http` or `https`.
    public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.url = url
        self.callback = callback
        self.completionHandler = completionHandler
    }

    /// Unavailable: browsers do not follow addresses of an app's own scheme.
    @available(*, unavailable, message: "Browsers lead back to sites only: use .https(host:path:) of the app.")
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        fatalError("unavailable")
    }

    /// Unavailable: a page cannot set the headers of a tab.
    @available(*, unavailable, message: "A page cannot set the headers that the browser sends for another tab.")
    public var additionalHeaderFields: [String: String]? { fatalError("unavailable") }

    /// Whether the session can start: it has not, and there is a page.
    public var canStart: Bool { !isStarted && page != nil && isWebAddress }

    private var isWebAddress: Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

    /// Opens the address in a new tab. Starts only once.
    ///
    /// - Returns: False if the session cannot start; `completionHandler` is then not called.
    @discardableResult
    public func start() -> Bool {
        guard canStart else { return false }
        isStarted = true
        Task { await run() }
        return true
    }

    /// Ends the wait. The completion handler is not called, as on Apple's platforms; the tab stays open.
    public func cancel() {
        guard isStarted, !isCancelled else { return }
        isCancelled = true
        Task { [page] in _ = await page?.ask(.init(.callback, CallbackRequest(cancel: true))) }
    }

    private func run() async {
        let result = await page.answer(url, callback)
        guard !isCancelled else { return }
        isCancelled = true
        switch result {
        case .success(let address): completionHandler(address, nil)
        case .failure(let error): completionHandler(nil, error)
        }
    }
}

/// What the client is asked for.
struct CallbackRequest: Encodable {
    var url: String?
    var host: String?
    var path: String?
    var cancel: Bool?
}

/// What the client answers.
private struct CallbackAnswer: Decodable {
    var address: String?
    var error: String?
}

extension PageDevice? {
    /// Asks the browser to open an address, and waits for the callback.
    @MainActor func answer(
        _ url: URL,
        _ callback: ASWebAuthenticationSession.Callback
    ) async -> Result<URL, ASWebAuthenticationSessionError> {
        let request = CallbackRequest(url: url.absoluteString, host: callback.host, path: callback.path)
        guard let page = self, let json = await page.ask(.init(.callback, request)) else {
            return .failure(.init(.presentationContextNotProvided))
        }
        // Any client may write an answer.
        guard json.utf8.count <= 65_536,
            case .success(let answer) = Result(catching: {
                try JSONDecoder().decode(CallbackAnswer.self, from: Data(json.utf8))
            })
        else { return .failure(.init(.presentationContextInvalid)) }
        if let address = answer.address.flatMap(URL.init(string:)), callback.matchesURL(address) {
            return .success(address)
        }
        guard answer.error == "cancelled" else {
            Logger(label: "oriel.authenticationservices").warning(
                """
                Cannot wait for https://\(callback.host)\(callback.path): the callback must be an address of the host under \
                which the browser has opened the app.
                """
            )
            return .failure(.init(.presentationContextInvalid))
        }
        return .failure(.init(.canceledLogin))
    }
}

/// Names the window in front of which Apple's platforms show the session.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A window.
public typealias ASPresentationAnchor = UIWindow

/// The reason for which there is no callback.
public struct ASWebAuthenticationSessionError: Error, Sendable, Equatable, LocalizedError, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The wait was ended, by the app or by another session of the browser.
        case canceledLogin = 1
        /// The code does not run for a page, or the page has ended.
        case presentationContextNotProvided = 2
        /// The host of the callback is not that of the app.
        case presentationContextInvalid = 3

        /// Lets a `catch` name a reason.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }

    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid

    public var errorDescription: String? {
        switch code {
        case .canceledLogin: "Signing in was cancelled."
        case .presentationContextNotProvided: "There is no page in which to sign in."
        case .presentationContextInvalid: "The callback is not an address of this app."
        }
    }
}

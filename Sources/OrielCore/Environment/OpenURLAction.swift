public import Foundation

/// Opens a URL, or passes it to a handler of the app.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpURL) }
///
/// To handle URLs in the app, set an action: `.environment(\.openURL, OpenURLAction { url in .handled })`.
///
/// Without a handler, the browser opens the URL in a new tab. Unlike Apple's, URLs that are not safe to open in a
/// browser, such as `javascript:`, are refused.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The outcome of a handler for a URL.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled, discarded
            /// The URL must be opened outside the app; nil stands for the original URL.
            case systemAction(URL?)
        }

        let outcome: Outcome

        /// The handler has opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler has refused the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The URL should be opened outside the app.
        public static let systemAction = Result(outcome: .systemAction(nil))
        /// Another URL should be opened outside the app.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
    }

    let handler: @MainActor (URL) -> Result
    /// Opens a URL outside the app and returns whether it succeeded; nil if the host cannot.
    var system: (@MainActor (URL) -> Bool)?

    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL and reports whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other): completion(open(other ?? url))
        }
    }

    private func open(_ url: URL) -> Bool {
        guard let system else {
            GraphIssue.report(
                .warning,
                "Cannot open \(url): this host does not open URLs. Set an OpenURLAction in the environment."
            )
            return false
        }
        return system(url)
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private enum SystemOpenURLKey: EnvironmentKey {
    static var defaultValue: (@MainActor (URL) -> Bool)? { nil }
}

extension EnvironmentValues {
    /// An action that opens a URL in the context of the view.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.system = systemOpenURL
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// The host's function for opening a URL outside the app.
    package var systemOpenURL: (@MainActor (URL) -> Bool)? {
        get { self[SystemOpenURLKey.self] }
        set { self[SystemOpenURLKey.self] = newValue }
    }
}

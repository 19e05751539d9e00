public import Foundation

/// The settings of a web view.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    public override nonisolated init() { super.init() }

    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Has no effect: browsers play videos in their place.
    open var allowsInlineMediaPlayback = true
    /// Has no effect: browsers decide.
    open var allowsAirPlayForMediaPlayback = true
    /// Has no effect: browsers decide.
    open var allowsPictureInPictureMediaPlayback = true
    /// Has no effect: browsers decide.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    /// Has no effect: the browser of the user identifies itself.
    open var applicationNameForUserAgent: String?
    /// Has no effect: browsers draw a page while it loads.
    open var suppressesIncrementalRendering = false

    var runsScripts: Bool { preferences.javaScriptEnabled && defaultWebpagePreferences.allowsContentJavaScript }

    @available(*, unavailable, message: "Browsers run no scripts of an app in a page of another site.")
    open var userContentController: WKUserContentController {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Settings of all pages.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    public override nonisolated init() { super.init() }

    /// Whether pages run scripts.
    open var javaScriptEnabled = true
    /// Has no effect: browsers decide.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Has no effect: browsers decide.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// Settings of a page.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    public override nonisolated init() { super.init() }

    /// Whether the page runs scripts.
    open var allowsContentJavaScript = true
}

/// Unavailable: browsers run no scripts of an app in a page of another site.
@available(*, unavailable, message: "Browsers run no scripts of an app in a page of another site.")
open class WKUserContentController: NSObject {}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

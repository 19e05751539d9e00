package import OrielCore
package import OrielProtocol

/// A live page as the server sees it: a view graph on the main actor and the document rendered from it.
///
/// The server calls one method at a time, in order. Only the closure of ``setFrameHandler(_:)`` is called from any thread, and ``setKeepsUp(_:)``.
package protocol LivePage: AnyObject, Sendable {
    /// Mounts the views, waits for tasks that started on appearance, and returns the document for the answer to a `GET`.
    ///
    /// - Parameter patience: The maximum time to wait for such tasks.
    func render(patience: Duration) async -> PageMarkup

    /// Handles the inputs of one message in order.
    ///
    /// - Returns: The reasons for which events were dropped; empty if none was.
    func handle(_ inputs: [PageInput]) async -> [EventDrop]

    /// Sets a handler called when there is something to send; nil removes it.
    ///
    /// The page calls it once for any number of changes until ``nextFrame()`` has taken them. If something is already
    /// pending when the handler is set, the page calls it immediately.
    func setFrameHandler(_ handler: (@Sendable () -> Void)?)

    /// Encodes the changes since the last call. Returns nil if there are none.
    ///
    /// Called only while the socket is writable, so a slow reader gets fewer and larger frames, and once more when the
    /// session ends.
    func nextFrame() async -> PageFrame?

    /// Releases the memory of what the last frame has removed from the page. Called when the frame has been sent.
    func releaseRemoved()

    /// Sets whether a browser shows the page. The initial value is false.
    func setPresence(_ isPresent: Bool) async

    /// Sets whether the client keeps up with the frames; if not, continuous motion waits. The initial value is true.
    ///
    /// Called from any thread, also while another method runs.
    func setKeepsUp(_ keepsUp: Bool)

    /// Encodes the whole page and invalidates all earlier frames. Mounts the views first if nothing has been rendered.
    func mountFrame() async -> PageFrame

    /// Returns the state a later page needs to continue where this one is; nil if there is none.
    func snapshot() async -> [UInt8]?

    /// Sends the client a command.
    func send(_ command: ClientCommand)

    /// Releases content that can be rebuilt. Called when the page has been idle for a while.
    func releaseContent() async

    /// Sends the client a command and waits for its reply.
    ///
    /// - Returns: JSON; nil if the page ended before a reply came, or the task was cancelled.
    func perform(_ command: ClientCommand) async -> String?

    #if DEBUG
    /// What the page has done while an inspector watches.
    var inspectorLog: InspectorLog { get }

    /// Answers an inspector.
    ///
    /// - Returns: JSON; nil if the page has nothing like that.
    func inspect(_ question: InspectorQuestion) async -> [UInt8]?
    #endif

    /// Unmounts the views and cancels their tasks. No method is called afterwards.
    func end() async
}

/// A factory for the pages of an app.
package protocol LivePageFactory: Sendable {
    /// The style rules that all pages share.
    var styleSheet: String { get }

    /// The style rules for `Stylesheet.conditionalMedia`, which browsers load from a file.
    var conditionalStyleSheet: String { get }

    /// The name of the app.
    var name: String { get }

    /// Creates a page.
    ///
    /// - Throws: ``NoSuchPage`` if the request asks for this check and the app's navigation has no page at its path.
    func makePage(for request: PageRequest, services: SessionServices) async throws -> any LivePage
}

/// The parameters of a page. The page and its host share one object.
package final class PageRequest: Sendable {
    /// Path with query.
    package let path: String
    /// The scheme and host before the path, such as `https://app.example`.
    package let origin: String
    /// The languages the browser prefers, best first.
    package let languages: [String]
    /// The browser's environment, known only for a page created for a socket; nil for a `GET`.
    package let environment: BrowserEnvironment?
    /// The probable width of the browser window in points. Used until the browser sends its environment.
    package let width: Int
    /// An earlier page's ``LivePage/snapshot()``, decrypted and authenticated.
    package let snapshot: [UInt8]?
    /// How long the factory waits for tasks that may load what leads to the path, before it throws ``NoSuchPage``; nil if
    /// the path is known to be a page.
    package let searchPatience: Duration?
    /// The host's information about the signed-in user.
    package let context: SessionContext

    package init(
        path: String,
        origin: String = "http://localhost",
        languages: [String] = [],
        environment: BrowserEnvironment? = nil,
        width: Int = BrowserHints.phone,
        snapshot: [UInt8]? = nil,
        searchPatience: Duration? = nil,
        context: SessionContext = SessionContext()
    ) {
        self.path = path
        self.origin = origin
        self.languages = languages
        self.environment = environment
        self.width = width
        self.snapshot = snapshot
        self.searchPatience = searchPatience
        self.context = context
    }
}

/// The parts of a page's HTML document.
package struct PageMarkup: Sendable, Equatable {
    /// HTML inside `#oriel`.
    package var body: String
    /// The style rules this markup needs in addition to the style sheets.
    package var styles: String
    package var title: String
    /// The colour scheme of the window, `light` or `dark`; nil for the browser's.
    package var scheme: String?
    /// The number of elements in the markup.
    package var nodeCount: Int
    /// A language tag, such as `zh-Hans`.
    package var language: String
    package var isRightToLeft: Bool

    package init(
        body: String,
        styles: String = "",
        title: String = "",
        scheme: String? = nil,
        nodeCount: Int,
        language: String = "en",
        isRightToLeft: Bool = false
    ) {
        self.body = body
        self.styles = styles
        self.title = title
        self.scheme = scheme
        self.nodeCount = nodeCount
        self.language = language
        self.isRightToLeft = isRightToLeft
    }
}

/// An encoded patch or mount frame with its number.
package struct PageFrame: Sendable, Equatable {
    package var number: UInt32
    package var bytes: [UInt8]

    package init(number: UInt32, bytes: [UInt8]) {
        self.number = number
        self.bytes = bytes
    }
}

/// The part of a client's message that a page handles; the session handles the rest.
package enum PageInput: Equatable, Sendable {
    case event(ClientEvent)
    case environment(BrowserEnvironment)
    case pop(depth: UInt32, path: String)
    case reply(command: UInt32, json: String)
    /// The snapshot of an earlier page of the same tab, decrypted and authenticated. Sent once, when the page's socket opens.
    case snapshot([UInt8])
    /// The values of `@AppStorage` in the browser, if they have changed since the page was requested. Sent once, when the
    /// page's socket opens.
    case stored([String: StoredValue])
}

/// The reason a page did not handle an event. The raw value is a label in the metrics.
package enum EventDrop: String, Sendable, CaseIterable {
    /// The page has no node with that number, or nothing on the node listens to any event.
    case unknownNode = "unknown_node"
    /// The node does not listen to events of this kind.
    case notListening = "not_listening"
    case disabled
    /// The element or one around it is hidden.
    case hidden
    /// A sheet, an alert or another modal presentation is in front of the element.
    case behindModal = "behind_modal"
    /// The event's number is not higher than earlier ones: a reconnecting client sent it again.
    case repeated
}

/// The app's navigation has no page at the path of a request.
package struct NoSuchPage: Error {}

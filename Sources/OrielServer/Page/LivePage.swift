/// One live page as the server sees it: a graph on the main actor and the document it shows.
///
/// The server calls one method at a time, in order, never two at once; only ``setFrameHandler(_:)``'s closure comes
/// from any thread.
package protocol LivePage: AnyObject, Sendable {
    /// Mounts the views, waits for tasks that began on appearance, and gives the document of the answer to a `GET`.
    ///
    /// - Parameter patience: How long to wait for such tasks at most.
    func render(patience: Duration) async -> PageMarkup

    /// Handles what came in one message, in order.
    ///
    /// - Returns: Why events were dropped; empty if none was.
    func handle(_ inputs: [PageInput]) async -> [EventDrop]

    /// Sets what to call when there is something to send; nil for nobody.
    ///
    /// The page calls it once for any number of changes until ``nextFrame()`` has taken them. If something is already
    /// to be sent when the handler is set, it is called at once.
    func setFrameHandler(_ handler: (@Sendable () -> Void)?)

    /// Encodes what has changed since the last call; nil if nothing has.
    ///
    /// Called only when the socket takes bytes, so a slow reader gets fewer, larger frames.
    func nextFrame() async -> PageFrame?

    /// Says whether a browser shows the page; at first none does.
    func setPresence(_ isPresent: Bool) async

    /// Encodes the whole page anew, and makes the frames before void. Mounts first if nothing has been rendered.
    func mountFrame() async -> PageFrame

    /// What a later page needs to stand where this one does; nil if there is nothing to keep.
    func snapshot() async -> [UInt8]?

    /// Sends the client a command.
    ///
    /// - Parameter argument: JSON.
    func send(_ command: String, argument: String)

    /// Lets go of what can be made again, as nothing has happened for a while.
    func rest() async

    /// Sends the client a command and waits for what it replies.
    ///
    /// - Parameter argument: JSON.
    /// - Returns: JSON; nil if the page ended before a reply came, or the task was cancelled.
    func perform(_ command: String, argument: String) async -> String?

    /// Unmounts the views and cancels their tasks. Nothing is called after it.
    func end() async
}

/// Makes the pages of an app.
package protocol LivePageFactory: Sendable {
    /// The rules all pages share.
    var styleSheet: String { get }

    /// Makes a page.
    ///
    /// - Throws: ``NoSuchPage`` if the request asks for it and the app's navigation leads nowhere along its path.
    func makePage(for request: PageRequest, services: SessionServices) async throws -> any LivePage
}

/// What a page is made for.
package struct PageRequest: Sendable {
    /// Path with query.
    package var path: String
    /// What stands before the path, such as `https://app.example`.
    package var origin: String
    /// The languages the browser prefers, best first.
    package var languages: [String]
    /// Known if the page is made for a socket; a `GET` does not tell.
    package var environment: BrowserEnvironment?
    /// Whether the browser's window is likely to be as wide as a tablet; until the browser tells its environment.
    package var isWide: Bool
    /// What ``LivePage/snapshot()`` of an earlier page gave, opened and authentic.
    package var snapshot: [UInt8]?
    /// Whether nobody knows yet if the app has a page at the path; the factory finds out, and throws ``NoSuchPage``.
    package var mayLeadNowhere: Bool
    /// What the host knows about the person.
    package var context: SessionContext

    package init(
        path: String,
        origin: String = "http://localhost",
        languages: [String] = [],
        environment: BrowserEnvironment? = nil,
        isWide: Bool = false,
        snapshot: [UInt8]? = nil,
        mayLeadNowhere: Bool = false,
        context: SessionContext = SessionContext()
    ) {
        self.path = path
        self.origin = origin
        self.languages = languages
        self.environment = environment
        self.isWide = isWide
        self.snapshot = snapshot
        self.mayLeadNowhere = mayLeadNowhere
        self.context = context
    }
}

/// What stands in the document of a page.
package struct PageMarkup: Sendable, Equatable {
    /// HTML inside `#oriel`.
    package var body: String
    /// Style rules the markup needs beyond the style sheets.
    package var styles: String
    package var title: String
    /// How many elements the markup holds.
    package var nodeCount: Int
    /// A language tag, such as `zh-Hans`.
    package var language: String
    package var isRightToLeft: Bool

    package init(
        body: String,
        styles: String = "",
        title: String = "",
        nodeCount: Int,
        language: String = "en",
        isRightToLeft: Bool = false
    ) {
        self.body = body
        self.styles = styles
        self.title = title
        self.nodeCount = nodeCount
        self.language = language
        self.isRightToLeft = isRightToLeft
    }
}

/// A patch or mount frame, encoded, with the number it carries.
package struct PageFrame: Sendable, Equatable {
    package var number: UInt32
    package var bytes: [UInt8]

    package init(number: UInt32, bytes: [UInt8]) {
        self.number = number
        self.bytes = bytes
    }
}

/// What a page is told of a client's message; the rest is the session's own business.
package enum PageInput: Equatable, Sendable {
    case event(ClientEvent)
    case environment(BrowserEnvironment)
    case pop(depth: UInt32, path: String)
    case reply(command: UInt32, json: String)
    /// What an earlier page of the same tab has left, opened and authentic; comes once, when the page's socket opens.
    case snapshot([UInt8])
}

/// Why a page did not handle an event. The name is a label of the metrics.
package enum EventDrop: String, Sendable, CaseIterable {
    /// No element with that number is in the page.
    case notOnScreen = "not_on_screen"
    case disabled
    /// The element does not listen for such an event.
    case notListening = "not_listening"
    /// The event's number is not higher than those before: a reconnecting client sent it again.
    case repeated
}

/// The app's navigation leads nowhere along the path of a request.
package struct NoSuchPage: Error {}

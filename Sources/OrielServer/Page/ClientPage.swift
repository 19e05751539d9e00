internal import OrielCore
internal import OrielProtocol
internal import OrielResources
internal import OrielWeb

/// The page as its client knows it: the document, and the progress of the client.
///
/// It cannot be copied, so it stays with the page that locks it.
struct ClientPage: ~Copyable {
    let web: WebDocument
    /// The name of the app, the title of pages without one.
    private let appName: String
    /// Returns the name of the app in a language; nil if it is not translated.
    private let localName: @Sendable (String) -> String?
    private var frameNumber: UInt32 = 0
    private var handledEvent: UInt32 = 0
    private(set) var answeredEvent: UInt32 = 0
    /// The window title last sent to the client.
    private var sentTitle: String?
    /// The language last sent to the client; nil if it has a document of an earlier session, or none.
    private var sentLanguage: DocumentLanguage?
    /// The language of pages whose views set none: the browser's.
    private var browserLanguage = DocumentLanguage(tag: "en", isRightToLeft: false)
    private(set) var isMounted = false

    /// - Parameters:
    ///   - scheme: The colour scheme of pages whose views prefer none; nil for the browser's.
    ///   - localName: Returns the name of the app in a language; nil if it is not translated.
    init(
        appName: String,
        scheme: String? = AppInformation.shared.style?.rawValue,
        localName: @escaping @Sendable (String) -> String? = { LocalizedInformation.displayName(for: $0) }
    ) {
        self.appName = appName
        self.localName = localName
        web = WebDocument(scheme: scheme)
    }

    // MARK: - From the graph

    /// Returns whether the caller must mount the views: true for the first call only.
    mutating func beginMount() -> Bool {
        defer { isMounted = true }
        return !isMounted
    }

    /// Shows the first elements of the graph.
    func mount(_ trees: [ElementTree]) { web.mount(trees) }

    /// Applies the patches and commands that the views have produced.
    func take(from outbox: PageOutbox) {
        let (patches, commands) = outbox.take()
        // Commands run after the changes of the flush, and before those of later times.
        for command in commands { web.send(command) }
        web.take(patches)
    }

    /// Releases the memory of removed views.
    func releaseRemoved() { web.releaseRemoved() }

    /// Releases content that can be rebuilt.
    func releaseContent() { web.releaseContent() }
    var isReleased: Bool { web.isReleased }

    // MARK: - For the client

    /// The window title, or the app's name in the language of the document if there is none.
    var title: String { web.title ?? name }

    /// The name of the app in the language of the document.
    private var name: String { localName(language(web.language).tag) ?? appName }

    /// The language of the document.
    private func language(_ page: PageLanguage) -> DocumentLanguage {
        DocumentLanguage(
            tag: page.language ?? browserLanguage.tag,
            isRightToLeft: page.direction.map { $0 == "rtl" } ?? browserLanguage.isRightToLeft
        )
    }

    /// Renders the whole document.
    ///
    /// - Parameters:
    ///   - browser: The browser's language.
    ///   - entrances: What moves to its final state when the page appears.
    mutating func makeDocument(
        _ outbox: PageOutbox,
        browser: DocumentLanguage,
        entrances: [Entrance]
    ) -> (PageContent, DocumentLanguage) {
        browserLanguage = browser
        let page = makePage(outbox, entrances: entrances)
        let language = language(web.language)
        sentLanguage = language
        return (page, language)
    }

    /// Renders the whole page.
    ///
    /// - Parameter outbox: Notes whether commands remain, which are then sent in a frame.
    private mutating func makePage(_ outbox: PageOutbox, entrances: [Entrance] = []) -> PageContent {
        take(from: outbox)
        let page = web.makePage(entrances: entrances)
        // The page markup contains the title.
        sentTitle = title
        if web.hasCommands { outbox.noteOwedCommands() }
        return page
    }

    /// - Parameter browser: The browser's language.
    mutating func makeMountFrame(_ outbox: PageOutbox, browser: DocumentLanguage) -> PageFrame {
        browserLanguage = browser
        let page = makePage(outbox)
        // The document is the one of an earlier session, which may have had another language.
        if send(web.language) { outbox.noteOwedCommands() }
        if page.scheme != nil {
            web.sendScheme()
            outbox.noteOwedCommands()
        }
        let content = MountedPage(firstNode: page.firstNumber, markup: page.body, rules: page.rules, title: title)
        return frame { .mount($0, content) }
    }

    /// Returns the changes since the last frame; nil if there are none.
    mutating func makeFrame(_ outbox: PageOutbox) -> PageFrame? {
        take(from: outbox)
        let changedTitle = web.takeChangedTitle()
        let language = web.takeChangedLanguage()
        // The name of the app depends on the language.
        if changedTitle != nil || language != nil { sendTitle(changedTitle) }
        if let language { send(language) }
        let operations = web.encodeChanges()
        // Many pages wait for the same date. If they kept their rebuilt content, they would all use memory at the same
        // time.
        if outbox.isReleasedAgain { web.releaseContent() }
        guard !operations.isEmpty || handledEvent != answeredEvent else { return nil }
        return frame { .patches($0, operations: operations) }
    }

    /// - Parameter changed: The title of the views; nil if it is the same as before.
    private mutating func sendTitle(_ changed: String??) {
        let title: String
        if let changed { title = changed ?? name } else { title = self.title }
        guard title != sentTitle else { return }
        sentTitle = title
        web.send(.client(.title(title)))
    }

    /// - Returns: False if the client's document already has the language.
    @discardableResult
    private mutating func send(_ page: PageLanguage) -> Bool {
        let language = language(page)
        guard language != sentLanguage ?? browserLanguage else { return false }
        sentLanguage = language
        web.send(.client(.language(language.tag, isRightToLeft: language.isRightToLeft)))
        return true
    }

    private mutating func frame(_ content: (FrameHead) -> ServerFrame) -> PageFrame {
        frameNumber += 1
        answeredEvent = handledEvent
        return PageFrame(
            number: frameNumber,
            bytes: content(FrameHead(number: frameNumber, answeredEvent: handledEvent)).bytes
        )
    }

    // MARK: - From the client

    /// The result of receiving an event.
    enum Reception {
        case accepted(ElementEvent, Element.ID)
        case dropped(EventDrop)
    }

    /// Records an event, and looks up the element that listens to it.
    mutating func receive(_ event: ClientEvent) -> Reception {
        // The client numbers its events from 1, and sends handled events again after a reconnect.
        guard event.number > handledEvent else { return .dropped(.repeated) }
        handledEvent = event.number
        let id: Element.ID
        switch web.listener(of: event.node, to: event.payload.kind) {
        case .found(let found): id = found
        case .unknown: return .dropped(.unknownNode)
        case .notListening: return .dropped(.notListening)
        }
        guard let node = web.node(of: id) else { return .dropped(.unknownNode) }
        switch event.payload {
        case .input(let text): web.noteClientValue(text, of: .value, on: event.node)
        // The files of a file chooser are not a value that its button shows.
        case .change where node.kind == .button: break
        case .change(let value):
            web.noteClientValue(value, of: node.kind == .toggle ? .checked : .value, on: event.node)
        default: break
        }
        return .accepted(ElementEvent(event.payload, for: node.kind), id)
    }
}

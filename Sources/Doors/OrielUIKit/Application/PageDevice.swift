package import Foundation
internal import Logging
internal import Observation
internal import Synchronization

/// The device of one page, as UIKit's shared objects report it: `UIApplication.shared`, `UIScreen.main` and the others belong
/// to the page whose code asks.
///
/// The server runs the code of a page, and the tasks that it starts, with its device in `current`. Code on a queue or in a
/// timer has no page.
@MainActor
package final class PageDevice {
    /// The device of the page whose code is running.
    package nonisolated static var current: PageDevice? { PageScope.device }

    /// An action of the browser.
    package enum Action: Equatable, Sendable {
        /// Copies a text to the clipboard.
        case copy(String)
        /// Vibrates: milliseconds of vibration and of rest in turn.
        case vibrate([Int])
        /// Removes the keyboard's focus.
        case endEditing
        /// Keeps the screen on, or no longer.
        case keepAwake(Bool)
        /// Has screen readers say a text: at once if it is urgent, otherwise when they are silent.
        case announce(String, isUrgent: Bool)
    }

    /// A question to a module of the client, with an argument as JSON.
    package struct Question: Equatable, Sendable {
        package enum Name: String, Sendable {
            /// Shows a notification or a badge, asks the user to allow them, or subscribes to those of the server.
            case notify
            /// Plays a sound, and answers at its end.
            case sound
            /// Reports where the device is.
            case locate
        }

        package let name: Name
        package let argument: String

        package init(_ name: Name, _ argument: some Encodable) {
            self.name = name
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = (try? encoder.encode(argument)) ?? Data("null".utf8)
            self.argument = String(decoding: data, as: UTF8.self)
        }
    }

    /// What the browser tells about its window.
    package struct Traits: Equatable {
        /// In points.
        package var windowSize: CGSize
        package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        package var isRightToLeft = false
        package var reducesMotion = false
        package var reducesTransparency = false
        package var increasesContrast = false
        /// The growth of each text style with the text size that the user prefers.
        package var textGrowth: [UIFont.TextStyle: CGFloat] = [:]
        /// The text size that the user prefers.
        package var textSize = UIContentSizeCategory.large
    }

    private var currentTraits: Traits
    private let registrar = ObservationRegistrar()

    /// Views whose bodies read a trait are updated when the traits change.
    package var traits: Traits {
        get {
            registrar.access(self, keyPath: \.traits)
            return currentTraits
        }
        set {
            let old = currentTraits
            guard newValue != old else { return }
            let views = roots.compactMap(\.view)
            let transition = SizeTransition()
            if newValue.windowSize != old.windowSize {
                for view in views { view.controller?.viewWillTransition(to: newValue.windowSize, with: transition) }
            }
            registrar.withMutation(of: self, keyPath: \.traits) { currentTraits = newValue }
            tell(views, from: old)
            transition.finish()
            if newValue.windowSize.isWide != old.windowSize.isWide {
                NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
            }
        }
    }

    private func tell(_ views: [UIView], from old: Traits) {
        for view in views {
            var previous = old.collection
            if view.overrideUserInterfaceStyle != .unspecified {
                previous.userInterfaceStyle = view.overrideUserInterfaceStyle
            }
            view.traitsDidChange(from: previous)
        }
        guard currentTraits.textSize != old.textSize else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: application,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: currentTraits.textSize]
        )
    }

    private struct Root {
        weak var view: UIView?
    }

    private var roots: [Root] = []

    /// Notes whether the page shows a view as the root of a hierarchy. Such views learn of changes of the traits.
    func setRoot(_ view: UIView, isShown: Bool) {
        roots.removeAll { $0.view == nil || $0.view === view }
        if isShown { roots.append(Root(view: view)) }
    }

    var windowSize: CGSize { traits.windowSize }

    /// Opens an address outside the app; false if it is refused.
    private let openAddress: @MainActor (URL) -> Bool
    private let performAction: @MainActor (Action) -> Void
    private let askBrowser: @MainActor (Question) async -> String?
    private let address: @MainActor (URL) -> String?

    package private(set) lazy var application = UIApplication(of: self)
    private(set) lazy var screen = UIScreen(of: self)
    private(set) lazy var device = UIDevice(of: self)
    private(set) lazy var pasteboard = UIPasteboard(of: self)
    private(set) lazy var editingFocus = EditingFocus()
    package private(set) lazy var scene = UIWindowScene(of: self)
    private var shownWindow: UIWindow?

    /// The window that the app has shown last, or one without a controller.
    package var window: UIWindow {
        registrar.access(self, keyPath: \.window)
        if let shownWindow { return shownWindow }
        let new = UIWindow(of: self)
        shownWindow = new
        return new
    }

    /// The look of bars and lists that the app has set for this page; nil if it has not asked for it.
    package struct Look {
        package fileprivate(set) var navigationBar: UINavigationBar?
        package fileprivate(set) var tabBar: UITabBar?
        package fileprivate(set) var barButtonItem: UIBarButtonItem?
        fileprivate var tableView: UITableView?
    }

    package private(set) var look = Look()

    var navigationBar: UINavigationBar { look(\.navigationBar) { UINavigationBar {} } }
    var tabBar: UITabBar { look(\.tabBar, make: UITabBar.init) }
    var barButtonItem: UIBarButtonItem { look(\.barButtonItem) { UIBarButtonItem() } }
    var tableView: UITableView { look(\.tableView) { UITableView(appearance: ()) } }

    private func look<Object>(_ part: WritableKeyPath<Look, Object?>, make: () -> Object) -> Object {
        if let known = look[keyPath: part] { return known }
        let new = make()
        look[keyPath: part] = new
        return new
    }

    private var appearances: [ObjectIdentifier: UIView] = [:]

    /// The look of all objects of a class.
    func appearance<Object: UIView>(of type: Object.Type) -> Object {
        if let known = appearanceIfSet(of: type) { return known }
        let new = makeObject(type)
        appearances[ObjectIdentifier(type)] = new
        return new
    }

    /// The look of all objects of a class; nil if the app has not asked for it.
    package func appearanceIfSet<Object: UIView>(of type: Object.Type) -> Object? {
        appearances[ObjectIdentifier(type)] as? Object
    }

    /// Whether lists and forms draw no background.
    package var hidesBackgroundOfLists: Bool {
        look.tableView?.hidesBackground == true || appearanceIfSet(of: UICollectionView.self)?.backgroundColor == .clear
    }

    /// Presents controllers above the views of SwiftUI.
    var presenter: UIViewController {
        if let existingPresenter { return existingPresenter }
        let new = UIViewController()
        presenterWillExist()
        existingPresenter = new
        return new
    }

    /// The presenter, if the app has asked for it.
    package private(set) var existingPresenter: UIViewController?

    /// Called before the presenter is created, for the one view that draws what it presents. An observation would take 1.3 KB of
    /// each page, and few pages have a presenter.
    package var presenterWillExist: @MainActor () -> Void = {}

    func show(_ window: UIWindow) {
        guard window !== shownWindow else { return }
        registrar.withMutation(of: self, keyPath: \.window) { shownWindow = window }
    }

    package init(
        windowSize: CGSize,
        open: @escaping @MainActor (URL) -> Bool,
        perform: @escaping @MainActor (Action) -> Void,
        ask: @escaping @MainActor (Question) async -> String? = { _ in nil },
        address: @escaping @MainActor (URL) -> String? = { _ in nil }
    ) {
        currentTraits = Traits(windowSize: windowSize)
        openAddress = open
        performAction = perform
        askBrowser = ask
        self.address = address
    }

    private nonisolated let services = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Returns the page's object of a class, which is made when it is first needed.
    package nonisolated func service<Service: AnyObject & Sendable>(
        _ type: Service.Type,
        make: (PageDevice) -> Service
    ) -> Service {
        services.withLock { services in
            if let service = services[ObjectIdentifier(type)] as? Service { return service }
            let service = make(self)
            services[ObjectIdentifier(type)] = service
            return service
        }
    }

    /// The connection of the page's browser.
    package nonisolated let connection = PageConnection()

    /// The address of the host's page for reviews of the app.
    package var reviewPage: URL?

    /// Reads and writes texts that the browser keeps for the app.
    package struct KeptTexts: Sendable {
        package let read: @Sendable (String) -> String?
        package let write: @MainActor @Sendable (String, String?) -> Void

        package init(
            read: @escaping @Sendable (String) -> String?,
            write: @escaping @MainActor @Sendable (String, String?) -> Void
        ) {
            self.read = read
            self.write = write
        }
    }

    private nonisolated let texts = Mutex<KeptTexts?>(nil)

    /// What the browser keeps for the app; nil without a host.
    package nonisolated var keptTexts: KeptTexts? {
        get { texts.withLock { $0 } }
        set { texts.withLock { $0 = newValue } }
    }

    /// The public key with which browsers subscribe to the host's messages; nil if it sends none.
    package var pushKey: String?

    /// Whether UIKit's animations are changes at once.
    private(set) var areAnimationsDisabled = false

    /// Has no effect without a page: code of different pages would disturb each other.
    func setAnimationsEnabled(_ enabled: Bool) {
        if self !== Self.none { areAnimationsDisabled = !enabled }
    }

    /// The page's device, or one without a browser, which logs what it cannot do.
    static var currentOrNone: PageDevice { current ?? none }

    /// The page's device; logs that an action has no page if there is none.
    static func current(to action: String) -> PageDevice {
        if current == nil { warn(action) }
        return currentOrNone
    }

    fileprivate static let none = PageDevice(windowSize: CGSize(width: 390, height: 844)) { url in
        warn("open \(url)")
        return false
    } perform: { action in
        warn("perform \(action)")
    }

    private static func warn(_ action: String) {
        Logger(label: "oriel.uikit").warning(
            """
            Cannot \(action): this code does not run for a page. Call UIKit's shared objects in a view's body or action, or in a \
            task started there, not on a queue or in a timer.
            """
        )
    }

    package func open(_ url: URL) -> Bool { openAddress(url) }

    package func perform(_ action: Action) { performAction(action) }

    /// Asks the browser, and waits for its answer; nil if the page ends first, or if there is no browser.
    package func ask(_ question: Question) async -> String? { await askBrowser(question) }

    /// Returns the address at which the browser finds a file of the server; nil if there is no browser.
    package func addressOfFile(_ url: URL) -> String? { address(url) }

    /// The page's device, or one without a browser that logs what it cannot do.
    package static var currentOrUnconnected: PageDevice { currentOrNone }
}

extension PageDevice: Observable {}

extension CGSize {
    /// Whether the width exceeds the height.
    var isWide: Bool { width > height }
}

/// The page whose code is running.
package enum PageScope {
    @TaskLocal package static var device: PageDevice?
}

/// The page of an object of UIKit's. Apps may keep the object longer than its page: then it belongs to none.
@MainActor
struct PageReference {
    private weak var page: PageDevice?

    init(_ page: PageDevice) { self.page = page }

    var device: PageDevice { page ?? .none }
}

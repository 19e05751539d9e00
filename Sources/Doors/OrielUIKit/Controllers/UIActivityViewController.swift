public import Foundation

/// Shares texts and addresses.
///
///     let sharing = UIActivityViewController(activityItems: [address], applicationActivities: nil)
///     sharing.completionWithItemsHandler = { _, isCompleted, _, _ in
///         if isCompleted { controller.title = "Shared" }
///     }
///     controller.present(sharing, animated: true)
///
/// Unlike Apple's, it shows a sheet with a button that opens the share sheet of the browser; browsers open it on a tap
/// only. In a wide window it is a popover if its `popoverPresentationController` has a place.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// What is called at the end: with the activity, whether the items have been shared, changed items, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let activityItems: [Any]

    /// The items, with those of the sources of the app.
    package private(set) final lazy var items: [Any] = activityItems.compactMap { item -> Any? in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: nil)
    }

    /// The title of a source of the app.
    package private(set) final lazy var subject: String? =
        activityItems
        .compactMap { $0 as? any UIActivityItemSource }
        .map { $0.activityViewController(self, subjectForActivityType: nil) }
        .first { !$0.isEmpty }

    /// Called once, when the items have been shared or the controller has been closed.
    ///
    /// Unlike Apple's, the activity is `copyToPasteboard` in a browser that shares nothing and copies instead, and nil
    /// otherwise, because browsers do not tell where something was shared. Items and error are always nil.
    public final var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Has no effect: the browser shows its own activities.
    public final var excludedActivityTypes: [UIActivity.ActivityType]?

    private var hasEnded = false

    /// - Parameters:
    ///   - activityItems: Strings, URLs and sources of them. Others are logged and left out.
    ///   - applicationActivities: Browsers show their own; others are logged and left out.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        for item in activityItems where !(item is String || item is URL || item is any UIActivityItemSource) {
            UIView.warn("Browsers share texts and addresses; a \(type(of: item)) is left out.")
        }
        if applicationActivities?.isEmpty == false {
            UIView.warn("Browsers show their own activities; those of the app are left out.")
        }
    }

    public required init?(coder: NSCoder) { nil }

    override final var isPopoverInWideWindows: Bool { true }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasEnded = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end(nil, isCompleted: false)
    }

    /// Closes the controller after the user has shared the items, or the browser has copied them.
    package final func didShare(_ activity: UIActivity.ActivityType?) {
        end(activity, isCompleted: true)
        dismiss(animated: true)
    }

    private func end(_ activity: UIActivity.ActivityType?, isCompleted: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        completionWithItemsHandler?(activity, isCompleted, nil, nil)
    }
}

/// An activity of an app for shared items. Browsers show none.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The kind of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private init(ofUIKit name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

        public static let addToHomeScreen = ActivityType(ofUIKit: "AddToHomeScreen")
        public static let addToReadingList = ActivityType(ofUIKit: "AddToReadingList")
        public static let airDrop = ActivityType(ofUIKit: "AirDrop")
        public static let assignToContact = ActivityType(ofUIKit: "AssignToContact")
        public static let copyToPasteboard = ActivityType(ofUIKit: "CopyToPasteboard")
        public static let mail = ActivityType(ofUIKit: "Mail")
        public static let markupAsPDF = ActivityType(ofUIKit: "MarkupAsPDF")
        public static let message = ActivityType(ofUIKit: "Message")
        public static let openInIBooks = ActivityType(ofUIKit: "OpenInIBooks")
        public static let postToFacebook = ActivityType(ofUIKit: "PostToFacebook")
        public static let postToFlickr = ActivityType(ofUIKit: "PostToFlickr")
        public static let postToTencentWeibo = ActivityType(ofUIKit: "TencentWeibo")
        public static let postToTwitter = ActivityType(ofUIKit: "PostToTwitter")
        public static let postToVimeo = ActivityType(ofUIKit: "PostToVimeo")
        public static let postToWeibo = ActivityType(ofUIKit: "PostToWeibo")
        public static let print = ActivityType(ofUIKit: "Print")
        public static let saveToCameraRoll = ActivityType(ofUIKit: "SaveToCameraRoll")
        public static let sharePlay = ActivityType(ofUIKit: "SharePlay")
    }
}

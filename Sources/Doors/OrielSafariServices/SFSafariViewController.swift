public import Foundation
internal import OrielCore
public import OrielUIKit

/// A controller that shows a web page in a frame, below a bar with a link that opens it in a new tab.
///
/// Unlike Apple's, the frame is sandboxed, and a site may refuse to be shown in it: the link always works.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// How the page is shown.
    public final class Configuration: NSObject, NSCopying {
        /// Has no effect: frames have no reader.
        public var entersReaderIfAvailable = false
        /// Has no effect: the bar stays.
        public var barCollapsingEnabled = true

        public override init() {}

        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
            return copy
        }

        public override func copy() -> Any { copy(with: nil) }
    }

    /// The title of the button that closes the page.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    public let configuration: Configuration
    public weak var delegate: (any SFSafariViewControllerDelegate)?
    public var dismissButtonStyle = DismissButtonStyle.done
    /// The colour of the bar.
    public var preferredBarTintColor: UIColor?
    /// The colour of the buttons.
    public var preferredControlTintColor: UIColor?
    let url: URL

    /// - Parameter url: An address with the scheme `http` or `https`. Of any other, nothing is shown; Apple's stops the process.
    public init(url: URL, configuration: Configuration = Configuration()) {
        self.url = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = SafariView(of: self) }
}

/// Learns when the page has loaded, and when the user closes it.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

private final class SafariView: UIView, DoorView {
    private weak var safari: SFSafariViewController?

    init(of controller: SFSafariViewController) {
        safari = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var drawing: AnyView {
        guard let safari else { return AnyView(EmptyView()) }
        return AnyView(SafariPage(controller: safari))
    }
}

/// The bar and the frame.
struct SafariPage: View {
    let controller: SFSafariViewController
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.locale) private var locale
    @State private var hasLoaded = false

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                if isPresented {
                    Button(closeTitle) {
                        controller.delegate?.safariViewControllerDidFinish(controller)
                        dismiss()
                    }
                    .fontWeight(.semibold)
                }
                Text(verbatim: controller.url.host() ?? "")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .frame(maxWidth: .infinity)
                Link(destination: controller.url) { Text(verbatim: words.newTab) }
            }
            .tint(controller.preferredControlTintColor.map { Color(uiColor: $0) })
            .padding(.horizontal, 16)
            .padding(.vertical, 11)
            .background(controller.preferredBarTintColor.map { Color(uiColor: $0) } ?? .clear)
            Divider()
            WebFrame(page) {
                if !hasLoaded { controller.delegate?.safariViewController(controller, didCompleteInitialLoad: true) }
                hasLoaded = true
            }
        }
    }

    private var page: WebFrame.Page {
        var page = WebFrame.Page(controller.url)
        page.title = controller.url.host()
        return page
    }

    private var closeTitle: LocalizedStringKey {
        switch controller.dismissButtonStyle {
        case .done: LocalizedStringKey(words.done)
        case .close: LocalizedStringKey(words.close)
        case .cancel: LocalizedStringKey(words.cancel)
        }
    }

    private var words: (done: String, close: String, cancel: String, newTab: String) {
        locale.language.languageCode == .chinese
            ? ("完成", "关闭", "取消", "在新标签页中打开") : ("Done", "Close", "Cancel", "Open in New Tab")
    }
}

public import Foundation
public import OrielUIKit

/// Shows the draft of a text message, with a button that passes it to the messages program of the user's device.
///
/// The button opens a link with the recipients and the text (`sms:`). The result is then `sent`, although browsers do not
/// tell whether the user sends the message.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UIViewController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Whether there is a browser. It does not tell whether the device has a program for messages.
    open class func canSendText() -> Bool { PageDevice.current != nil }
    /// False: links carry no files.
    open class func canSendAttachments() -> Bool { false }
    /// False: links carry no subject.
    open class func canSendSubject() -> Bool { false }
    /// False: links carry no files.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Unavailable: links carry no subject.
    @available(*, unavailable, message: "A link to the messages program carries no subject: write it into the body.")
    open var subject: String? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// Unavailable: links carry no files.
    @available(*, unavailable, message: "A link to a messages program carries no files: use a ShareLink.")
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    /// Unavailable: links carry no files.
    @available(*, unavailable, message: "A link to a messages program carries no files: use a ShareLink.")
    open func addAttachmentData(_ data: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    var draft: MessageDraft { MessageDraft(recipients: recipients ?? [], body: body ?? "") }

    open override func loadView() {
        view = DraftView { [weak self] in
            self.map { DraftPage.Content(message: $0.draft) }
        } finish: { [weak self] end in
            guard let self, let delegate = self.messageComposeDelegate else { return false }
            let result: MessageComposeResult =
                switch end {
                case .opened: .sent
                case .cancelled: .cancelled
                case .failed: .failed
                }
            delegate.messageComposeViewController(self, didFinishWith: result)
            return true
        }
    }
}

/// What the user has done with the message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled
    /// The message has been passed to the messages program.
    case sent
    /// The link of the draft would have more than 8,000 characters, or the page cannot open links.
    case failed
}

/// Learns what the user has done with the message, and closes the controller.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult
    )
}

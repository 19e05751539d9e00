public import Foundation
public import OrielUIKit

/// Shows the draft of a mail, with a button that passes it to the mail program of the user's device.
///
/// A page can send no mail itself. The button opens a link with the recipients, the subject and the text (`mailto:`). The
/// result is then `saved`, because browsers do not tell whether the user sends the draft. A link has 8,000 characters at most;
/// escaped ones count as three or more. The result of a longer one is `failed`.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIViewController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private(set) var draft = MailDraft()

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Whether there is a browser. It does not tell whether the device has a mail program.
    open class func canSendMail() -> Bool { PageDevice.current != nil }

    open func setSubject(_ subject: String) { draft.subject = subject }
    open func setToRecipients(_ recipients: [String]?) { draft.recipients = recipients ?? [] }
    open func setCcRecipients(_ recipients: [String]?) { draft.copies = recipients ?? [] }
    open func setBccRecipients(_ recipients: [String]?) { draft.hiddenCopies = recipients ?? [] }

    /// Sets the text of the mail. Links have no styles, so HTML becomes plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) { draft.body = isHTML ? MailDraft.text(ofHTML: body) : body }

    /// Unavailable: links carry no files.
    @available(*, unavailable, message: "A link to a mail program carries no files: use a ShareLink.")
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {}

    /// Unavailable: links name no sender.
    @available(*, unavailable, message: "A link to the mail program names no sender: users choose it there.")
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func loadView() {
        view = DraftView { [weak self] in
            self.map { DraftPage.Content(mail: $0.draft) }
        } finish: { [weak self] end in
            guard let self, let delegate = self.mailComposeDelegate else { return false }
            let result: MFMailComposeResult =
                switch end {
                case .opened: .saved
                case .cancelled: .cancelled
                case .failed: .failed
                }
            delegate.mailComposeController(
                self,
                didFinishWith: result,
                error: end == .failed ? DraftError() : nil
            )
            return true
        }
    }
}

/// What the user has done with the draft.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled
    /// The draft has been passed to the mail program.
    case saved
    /// Never the case: browsers do not tell it.
    case sent
    /// The link of the draft would have more than 8,000 characters, or the page cannot open links.
    case failed
}

/// Learns what the user has done with the draft, and closes the controller.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    )
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

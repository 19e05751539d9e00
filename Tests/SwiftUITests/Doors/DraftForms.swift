import MessageUI
import SwiftUI

/// The draft of a mail, as apps wrap it for SwiftUI.
struct MailView: UIViewControllerRepresentable {
    let finished: @MainActor (MFMailComposeResult) -> Void

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients(["help@example.org"])
        controller.setCcRecipients(["team@example.org"])
        controller.setBccRecipients(nil)
        controller.setSubject("Feedback")
        controller.setMessageBody("I like it.", isHTML: false)
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(finished: finished) }

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        let finished: @MainActor (MFMailComposeResult) -> Void

        init(finished: @escaping @MainActor (MFMailComposeResult) -> Void) { self.finished = finished }

        func mailComposeController(
            _ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult,
            error: Error?
        ) { finished(result) }
    }
}

/// The draft of a message, as apps wrap it for SwiftUI.
struct MessageView: UIViewControllerRepresentable {
    let finished: @MainActor (MessageComposeResult) -> Void

    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
        let controller = MFMessageComposeViewController()
        controller.messageComposeDelegate = context.coordinator
        controller.recipients = ["+49301234"]
        controller.body = "On my way"
        return controller
    }

    func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(finished: finished) }

    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
        let finished: @MainActor (MessageComposeResult) -> Void

        init(finished: @escaping @MainActor (MessageComposeResult) -> Void) { self.finished = finished }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult
        ) { finished(result) }
    }
}

struct FeedbackView: View {
    @State private var showsMail = false
    @State private var showsMessage = false
    @State private var outcome = "None"

    var body: some View {
        Text(outcome)
        Button("Mail") { showsMail = MFMailComposeViewController.canSendMail() }
            .sheet(isPresented: $showsMail) {
                MailView { result in
                    outcome =
                        switch result {
                        case .cancelled: "Mail cancelled"
                        case .failed: "Mail failed"
                        default: "Mail \(result.rawValue)"
                        }
                    showsMail = false
                }
            }
        Button("Message") { showsMessage = MFMessageComposeViewController.canSendText() }
            .sheet(isPresented: $showsMessage) {
                MessageView { result in
                    outcome =
                        switch result {
                        case .cancelled: "Message cancelled"
                        case .failed: "Message failed"
                        default: "Message \(result.rawValue)"
                        }
                    showsMessage = false
                }
            }
    }
}

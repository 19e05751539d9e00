import MessageUI
import SwiftUI

/// Drafts of mails and text messages, which the page passes to the programs of the device.
struct DraftsPage: View {
    @State private var recipient = "harbour@example.org"
    @State private var subject = "A mooring for Friday"
    @State private var text = "We arrive at high water, with a boat of 9 metres."
    @State private var shown: Draft?
    @State private var outcome = "Nothing written yet"

    private enum Draft: Identifiable {
        case mail, message
        var id: Self { self }
    }

    var body: some View {
        Form {
            Section("Draft") {
                TextField("To", text: $recipient)
                    .textContentType(.emailAddress)
                    .autocorrectionDisabled()
                TextField("Subject", text: $subject)
                TextField("Text", text: $text, axis: .vertical)
                    .lineLimit(3...6)
            }
            Section {
                Button("Write a mail", systemImage: "envelope") { shown = .mail }
                    .disabled(!MFMailComposeViewController.canSendMail())
                Button("Write a message", systemImage: "message") { shown = .message }
                    .disabled(!MFMessageComposeViewController.canSendText())
            } footer: {
                Text(outcome).accessibilityIdentifier("outcome")
            }
        }
        .sheet(item: $shown) { draft in
            switch draft {
            case .mail: MailComposer(recipient: recipient, subject: subject, text: text, outcome: $outcome)
            case .message: MessageComposer(text: text, outcome: $outcome)
            }
        }
    }
}

private struct MailComposer: UIViewControllerRepresentable {
    let recipient: String
    let subject: String
    let text: String
    @Binding var outcome: String

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients([recipient])
        controller.setSubject(subject)
        controller.setMessageBody(text, isHTML: false)
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(outcome: $outcome) }

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        @Binding private var outcome: String

        init(outcome: Binding<String>) { _outcome = outcome }

        func mailComposeController(
            _ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) {
            outcome =
                switch result {
                case .cancelled: "The mail was cancelled"
                case .saved, .sent: "The mail program has the draft"
                case .failed: error?.localizedDescription ?? "The mail failed"
                }
            controller.dismiss(animated: true)
        }
    }
}

private struct MessageComposer: UIViewControllerRepresentable {
    let text: String
    @Binding var outcome: String

    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
        let controller = MFMessageComposeViewController()
        controller.messageComposeDelegate = context.coordinator
        controller.recipients = ["+49 30 1234"]
        controller.body = text
        return controller
    }

    func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(outcome: $outcome) }

    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
        @Binding private var outcome: String

        init(outcome: Binding<String>) { _outcome = outcome }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult
        ) {
            outcome =
                switch result {
                case .cancelled: "The message was cancelled"
                case .sent: "The messages program has the text"
                case .failed: "The message failed"
                }
            controller.dismiss(animated: true)
        }
    }
}

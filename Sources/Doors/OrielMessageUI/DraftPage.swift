import Foundation
import OrielCore
import OrielUIKit

/// The view of a controller that shows a draft.
final class DraftView: UIView, DoorView {
    private let content: @MainActor () -> DraftPage.Content?
    private let finish: @MainActor (DraftEnd) -> Bool

    /// - Parameter finish: Tells the delegate how the draft has ended; false if there is no delegate to close the controller.
    init(content: @escaping @MainActor () -> DraftPage.Content?, finish: @escaping @MainActor (DraftEnd) -> Bool) {
        (self.content, self.finish) = (content, finish)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var drawing: AnyView {
        guard let content = content() else { return AnyView(EmptyView()) }
        return AnyView(DraftPage(content: content, finish: finish))
    }
}

/// How the page of a draft ends.
enum DraftEnd {
    case opened, cancelled
    /// The draft has no link, or the browser is not asked to open it.
    case failed

    /// Passes a draft to another program.
    @MainActor static func opening(_ link: URL?) -> DraftEnd {
        guard let link, PageDevice.currentOrUnconnected.open(link) else { return .failed }
        return .opened
    }
}

/// Why a draft has not been opened.
struct DraftError: LocalizedError {
    var errorDescription: String? { "The draft is too long for a link, or the page cannot open links." }
}

/// A draft, and the buttons that open and cancel it.
struct DraftPage: View {
    /// What is shown of a draft.
    struct Content {
        var recipients: [String]
        var copies: [String] = []
        var subject = ""
        var body: String
        var link: URL?

        init(mail: MailDraft) {
            (recipients, copies) = (mail.recipients, mail.copies + mail.hiddenCopies)
            (subject, body, link) = (mail.subject, mail.body, mail.link)
        }

        init(message: MessageDraft) {
            (recipients, body, link) = (message.recipients, message.body, message.link)
        }
    }

    let content: Content
    let finish: @MainActor (DraftEnd) -> Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Button(LocalizedStringKey(words.cancel)) { end(.cancelled) }
                Spacer()
                Button(LocalizedStringKey(words.open)) { end(.opening(content.link)) }
                    .fontWeight(.semibold)
            }
            .padding(16)
            Divider()
            row(words.to, content.recipients.joined(separator: ", "))
            row(words.copies, content.copies.joined(separator: ", "))
            row(words.subject, content.subject)
            ScrollView {
                Text(verbatim: content.body)
                    .textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(16)
            }
        }
    }

    @ViewBuilder private func row(_ title: String, _ text: String) -> some View {
        if !text.isEmpty {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: title).foregroundStyle(.secondary)
                Text(verbatim: text)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 11)
            Divider()
        }
    }

    private func end(_ end: DraftEnd) {
        if !finish(end) { dismiss() }
    }

    private var words: (cancel: String, open: String, to: String, copies: String, subject: String) {
        locale.language.languageCode == .chinese
            ? ("取消", "打开", "收件人：", "抄送：", "主题：") : ("Cancel", "Open", "To:", "Cc/Bcc:", "Subject:")
    }
}

import Foundation
import OrielUIKit
import Testing

@testable import OrielMessageUI

@MainActor
@Suite struct DraftTests {
    @Test func `a mail becomes a link with everything escaped`() {
        let mail = MailDraft(
            recipients: ["ada@example.org", "b c@example.org"],
            copies: ["dan@example.org"],
            hiddenCopies: ["eve@example.org"],
            subject: "Tea & cake?",
            body: "One\nTwo\r\n#3 = 100 %"
        )

        #expect(
            mail.link?.absoluteString
                == "mailto:ada@example.org,b%20c@example.org?cc=dan@example.org&bcc=eve@example.org"
                + "&subject=Tea%20%26%20cake%3F&body=One%0D%0ATwo%0D%0A%233%20%3D%20100%20%25"
        )
        #expect(MailDraft().link?.absoluteString == "mailto:")
    }

    @Test func `no text of a draft adds a field to the link`() {
        let mail = MailDraft(recipients: ["a@example.org?bcc=b@example.org"], subject: "x&bcc=c@example.org")

        #expect(
            mail.link?.absoluteString
                == "mailto:a@example.org%3Fbcc%3Db@example.org?subject=x%26bcc%3Dc@example.org"
        )
    }

    @Test func `recipients and subjects have one line, and lines of a text end as those of mails`() {
        let mail = MailDraft(
            recipients: ["a@example.org\r\nBcc: b@example.org"],
            copies: ["c@example.org\n"],
            subject: "One\u{2028}\u{0}\rTwo 👩‍🚀",
            body: "One\rTwo\n\nThree\r\nFour"
        )

        #expect(
            mail.link?.absoluteString
                == "mailto:a@example.orgBcc%3A%20b@example.org?cc=c@example.org"
                + "&subject=OneTwo%20%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80&body=One%0D%0ATwo%0D%0A%0D%0AThree%0D%0AFour"
        )
        let message = MessageDraft(recipients: ["110\n112"], body: "One\nTwo")
        #expect(message.link?.absoluteString == "sms:110112?&body=One%0D%0ATwo")
    }

    @Test func `a link that is too long is none`() {
        let space = DraftLink.maximumLength - "mailto:?body=".count
        #expect(MailDraft(body: String(repeating: "a", count: space)).link != nil)
        #expect(MailDraft(body: String(repeating: "a", count: space + 1)).link == nil)
        #expect(MessageDraft(body: String(repeating: "ä", count: DraftLink.maximumLength / 6)).link == nil)
    }

    @Test func `a draft is opened by the browser, and one without a link fails`() async throws {
        let browser = FakeBrowser()
        let link = try #require(MailDraft(recipients: ["a@example.org"]).link)

        await browser.run { #expect(DraftEnd.opening(link) == .opened) }
        await browser.run { #expect(DraftEnd.opening(nil) == .failed) }

        #expect(browser.opened == [link])
    }

    @Test func `a message becomes a link`() {
        let message = MessageDraft(recipients: ["+49 30 1", "+4420"], body: "On my way")
        #expect(message.link?.absoluteString == "sms:+49%2030%201,+4420?&body=On%20my%20way")
        #expect(MessageDraft(recipients: ["110"]).link?.absoluteString == "sms:110")
    }

    @Test func `HTML becomes text`() {
        let controller = MFMailComposeViewController()

        controller.setMessageBody("<p>Two <b>fish</b></p>", isHTML: true)
        #expect(controller.draft.body.trimmingCharacters(in: .whitespacesAndNewlines) == "Two fish")
        controller.setMessageBody("<p>", isHTML: false)
        #expect(controller.draft.body == "<p>")
    }

    @Test func `drafts can be shown only in a browser`() async {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        await FakeBrowser().run {
            #expect(MFMailComposeViewController.canSendMail() && MFMessageComposeViewController.canSendText())
        }
        #expect(
            !MFMessageComposeViewController.canSendAttachments() && !MFMessageComposeViewController.canSendSubject()
        )
        #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.image"))
    }
}

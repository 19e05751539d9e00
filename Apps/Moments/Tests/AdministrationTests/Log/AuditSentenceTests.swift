import Foundation
import ListKit
import MomentsModel
import MomentsTesting
import Testing

@testable import Administration

struct AuditSentenceTests {
    private static let english = Localizer(locale: Locale(identifier: "en"))
    private static let chinese = Localizer(locale: Locale(identifier: "zh-Hans"))

    @Test(arguments: [
        (AuditAction.setRole, "MEMBER", "Ada made Grace a member without other rights"),
        (.setRole, "MODERATOR", "Ada made Grace a moderator"), (.setRole, "ADMIN", "Ada made Grace an admin"),
        (.setRole, "KING", "Ada changed the role of Grace"), (.suspended, "Insults", "Ada suspended Grace"),
        (.endedSuspension, "", "Ada ended the suspension of Grace"),
        (.setQuota, "1500", "Ada limited the photos of Grace to 1.5 GB"),
        (.setQuota, "", "Ada gave the photos of Grace the limit of the server"),
        (.dismissedReport, "", "Ada saw no need to act on a report about Grace"),
        (.actedOnReport, "", "Ada dealt with a report about Grace"),
        (.removedMoment, "", "Ada deleted a moment of Grace"), (.removedComment, "", "Ada deleted a comment of Grace"),
        (.announced, "Welcome", "Ada announced something to everybody"),
        (.endedAnnouncement, "Welcome", "Ada ended an announcement"), (.invited, "", "Ada created an invitation"),
        (.revokedInvitation, "", "Ada revoked an invitation"),
        (.createdPasswordReset, "", "Ada created a password reset link for Grace"),
        (.signedOut, "", "Ada signed Grace out everywhere"),
    ])
    func `each action is a sentence`(action: AuditAction, detail: String, sentence: String) {
        #expect(AuditSentence.text(of: .sample(action: action, detail: detail), Self.english) == sentence)
    }

    @Test func `the operator and people who are gone have names`() {
        let byOperator = AuditEntry.sample(actor: nil, isOperator: true, userDetails: nil)
        let byNobody = AuditEntry.sample(actor: nil)

        #expect(AuditSentence.text(of: byOperator, Self.english) == "The operator suspended a former member")
        #expect(AuditSentence.text(of: byNobody, Self.english) == "A former member suspended Grace")
    }

    @Test(arguments: AuditAction.allCases)
    func `each action is a Chinese sentence`(action: AuditAction) {
        let sentence = AuditSentence.text(of: .sample(action: action, detail: "1500"), Self.chinese)
        let words = sentence.replacing("Ada", with: "").replacing("Grace", with: "")

        #expect(!words.contains { $0.isASCII && $0.isLetter })
        #expect(sentence.contains("Ada"))
    }

    @Test func `texts of people are quoted`() {
        #expect(AuditSentence.quote(of: .sample(action: .suspended, detail: "Insults")) == "Insults")
        #expect(AuditSentence.quote(of: .sample(action: .announced, detail: "Welcome")) == "Welcome")
        #expect(AuditSentence.quote(of: .sample(action: .suspended)) == nil)
        #expect(AuditSentence.quote(of: .sample(action: .setRole, detail: "ADMIN")) == nil)
    }
}

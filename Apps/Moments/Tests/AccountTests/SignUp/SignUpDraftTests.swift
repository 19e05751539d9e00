import MomentsModel
import Testing

@testable import Account

struct SignUpDraftTests {
    private func draft(isFirstPerson: Bool? = false) -> SignUpDraft {
        var draft = SignUpDraft(invitation: "code")
        draft.isFirstPerson = isFirstPerson
        draft.name = " Ada "
        draft.handle = "@Ada_L "
        draft.password = String(repeating: "s", count: Limits.password.lowerBound)
        return draft
    }

    @Test func `what is sent has no blanks around it`() {
        #expect(
            draft().form == SignUpForm(handle: "ada_l", name: "Ada", password: "ssssssssss", invitation: "code")
        )
    }

    @Test func `the first person needs no invitation`() {
        var draft = draft(isFirstPerson: true)
        draft.invitation = ""

        #expect(draft.form?.invitation == nil)
        #expect(draft.canSubmit)
    }

    @Test func `nothing can be sent before the server has said whether an invitation is needed`() {
        #expect(!draft(isFirstPerson: nil).canSubmit)
    }

    @Test(arguments: ["", "   ", String(repeating: "a", count: Limits.name + 1)])
    func `a name has letters, and not too many`(name: String) {
        var draft = draft()
        draft.name = name

        #expect(!draft.canSubmit)
    }

    @Test(
        arguments: [
            ("", SignUpDraft.Check<SignUpDraft.HandleProblem>.empty), ("ad", .bad(.rule)), ("ada l", .bad(.rule)),
            ("ada", .good), ("@ADA", .good), (" ada ", .good),
        ]
    )
    func `a handle is looked at while it is typed`(handle: String, check: SignUpDraft.Check<SignUpDraft.HandleProblem>)
    {
        var draft = draft()
        draft.handle = handle

        #expect(draft.handleCheck == check)
        #expect(draft.canSubmit == (check == .good))
    }

    @Test(
        arguments: [
            (0, SignUpDraft.Check<SignUpDraft.PasswordProblem>.empty), (9, .bad(.short(by: 1))), (10, .good),
            (200, .good), (201, .bad(.long)),
        ]
    )
    func `a password is counted while it is typed`(count: Int, check: SignUpDraft.Check<SignUpDraft.PasswordProblem>) {
        var draft = draft()
        draft.password = String(repeating: "s", count: count)

        #expect(draft.passwordCheck == check)
        #expect(draft.canSubmit == (check == .good))
    }

    @Test func `neither password nor invitation gets into a log`() {
        var draft = draft()
        draft.password = "a long secret"
        draft.invitation = "secret-code"
        var dumped = "\(draft) " + String(reflecting: draft)
        dump(draft, to: &dumped)

        #expect(!dumped.contains("secret"))
    }
}

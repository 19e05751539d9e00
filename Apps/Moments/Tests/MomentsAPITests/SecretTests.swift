import MomentsAPI
import MomentsModel
import MomentsTesting
import Testing

@Suite struct SecretTests {
    @Test func `no description shows a password, an invitation or a token`() {
        let form = SignUpForm(handle: "ada", name: "Ada", password: "s3cret", invitation: "s3cret")
        let values: [Any] = [
            SignInOperation(handle: "ada", password: "s3cret"), form, SignUpOperation(input: form),
            SignedIn(token: "s3cret", proof: "s3cret", viewer: .sample()),
            ChangePasswordOperation(oldPassword: "s3cret", newPassword: "s3cret"),
            RequestAccountDeletionOperation(password: "s3cret"),
            ResetPasswordOperation(code: "s3cret", newPassword: "s3cret"),
            Invitation(id: 1, code: "s3cret", createdDate: .sample, expiryDate: .sample),
            PasswordReset(code: "s3cret", userDetails: .sample(), expiryDate: .sample),
        ]

        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            #expect(!"\(value) \(String(reflecting: value)) \(dumped)".contains("s3cret"))
        }
    }
}

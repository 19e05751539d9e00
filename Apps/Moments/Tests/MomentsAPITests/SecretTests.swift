import MomentsAPI
import MomentsModel
import MomentsTesting
import Testing

@Suite struct SecretTests {
    @Test func `no description shows a password, an invitation or a token`() {
        let form = SignUpForm(handle: "ada", name: "Ada", password: "s3cret", invitation: "s3cret")
        let values: [Any] = [
            SignInSession(handle: "ada", password: "s3cret"), form, SignUpSession(input: form),
            SignedIn(token: "s3cret", viewer: .sample()),
        ]

        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            #expect(!"\(value) \(String(reflecting: value)) \(dumped)".contains("s3cret"))
        }
    }
}

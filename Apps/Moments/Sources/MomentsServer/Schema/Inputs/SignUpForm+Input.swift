import GraphQL
import MomentsModel

extension SignUpForm {
    /// The input of `signUp`.
    static var type: InputObjectType<SignUpForm> {
        InputObjectType(
            "SignUpInput",
            Arg(
                "invitation",
                String?.self,
                description: "The code of an invitation. Required unless this is the first person."
            ),
            Arg("handle", String.self),
            Arg("name", String.self),
            Arg("password", String.self),
            Arg("device", String?.self),
            Arg("proof", String?.self, description: "The `proof` of an earlier sign-in from this device.")
        ) { invitation, handle, name, password, device, proof in
            SignUpForm(
                handle: handle,
                name: name,
                password: password,
                invitation: invitation,
                device: device,
                proof: proof
            )
        }
    }
}

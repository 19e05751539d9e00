import Testing

@testable import OrielCore

@Suite struct TextTests {
    @Test func `a literal is a key, and takes no more memory than that`() {
        #expect(Text("Hello").storage == .key("Hello"))
    }

    @Test func `a string from elsewhere is shown as it is`() {
        let name = "Hello"

        #expect(Text(name).storage == .verbatim("Hello"))
    }

    @Test func `a resource is looked up where the text shows`() {
        let resource = LocalizedStringResource("Hello")

        #expect(Text(resource).storage == .rich(RichText(.resource(resource))))
    }
}

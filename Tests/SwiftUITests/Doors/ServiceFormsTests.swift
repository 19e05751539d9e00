import Testing

@MainActor
@Suite struct ServiceFormsTests {
    @Test func `services say what a page cannot do`() async {
        #expect(await Services.unlock() == false)
        #expect(Services.gravatar(of: "a").hasPrefix("ca978112"))
        Services.reloadWidgets()
    }
}

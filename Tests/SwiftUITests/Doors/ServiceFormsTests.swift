import Security
import Testing

@MainActor
@Suite struct ServiceFormsTests {
    @Test func `services say what a page cannot do`() async {
        #expect(await Services.unlock() == false)
        #expect(Services.gravatar(of: "a").hasPrefix("ca978112"))
        Services.reloadWidgets()
    }

    @Test func `random bytes differ`() throws {
        let (first, second) = (try #require(Services.nonce(ofBytes: 32)), try #require(Services.nonce(ofBytes: 32)))

        #expect(first.count == 32 && first != second && Set(first).count > 8)
        var byte: UInt8 = 0
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &byte) == errSecParam)
    }
}

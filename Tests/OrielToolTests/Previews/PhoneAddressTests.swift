import Testing

@testable import OrielTool

struct PhoneAddressTests {
    private func address(
        host: String = "0.0.0.0",
        path: String = "/",
        own: String? = "192.168.1.7",
        code: String? = "<svg/>"
    ) -> PhoneAddress {
        PhoneAddress(host: host, port: 8090, path: path, own: { own }, code: { _ in code })
    }

    @Test func `the code leads to the machine in its network`() {
        let address = address(path: "/?preview=a:1")

        #expect(address.address == "http://192.168.1.7:8090/?preview=a:1")
        #expect(address.code == "<svg/>" && address.help == nil)
    }

    @Test func `a host of its own is kept`() {
        #expect(address(host: "house.local", own: nil).address == "http://house.local:8090/")
    }

    @Test func `without a code, the address is still shown, with what to install`() {
        let address = address(code: nil)

        #expect(address.address == "http://192.168.1.7:8090/")
        #expect(address.help?.contains("apt-get install qrencode") == true)
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func `a server for this machine alone says how to open it`(host: String) {
        let address = address(host: host)

        #expect(address.address == nil && address.help?.contains("--host 0.0.0.0") == true)
    }

    @Test(arguments: ["", "x", "//evil.example", "/\(String(repeating: "a", count: 1200))"])
    func `other paths have no code`(path: String) {
        #expect(address(path: path).address == nil)
    }

    @Test func `a machine without a network has none`() {
        #expect(address(own: nil).help == "This machine has no address in a network.")
    }
}

import Testing

@testable import OrielTool

@Suite struct ProxySiteTests {
    @Test(arguments: [
        ("https://notes.example.org", "https://notes.example.org"),
        ("HTTPS://Notes.Example.org:443/", "https://notes.example.org"),
        ("http://10.0.0.4:8000", "http://10.0.0.4:8000"), ("http://[::1]:80", "http://[::1]"),
    ])
    func `an address is a scheme and a host`(text: String, expected: String) throws {
        #expect(try PublicAddress(text).text == expected)
    }

    @Test(arguments: [
        "notes.example.org", "https://", "ftp://notes.example.org", "https://notes.example.org/app", "https://a@b.org",
        "https://a.org?b", "https://a.org#b", "https://a;b.org", "https://a{b.org", "https://a b.org",
        "https://a.org:99999", "",
    ])
    func `other texts are refused in words`(text: String) {
        let message =
            "'\(text)' is not an address that people can use; expected a scheme and a host: https://notes.example.org"
        #expect(throws: ToolError(message)) { try PublicAddress(text) }
    }

    @Test func `caddy passes requests on to the port of the app`() throws {
        let site = ProxySite(program: "Notes", address: try PublicAddress("https://notes.example.org"), port: 8081)

        #expect(site.caddy.contains("\nhttps://notes.example.org {\n\treverse_proxy 127.0.0.1:8081\n}\n"))
    }

    @Test func `nginx ends TLS, and leads people to it`() throws {
        let site = ProxySite(program: "My-Notes", address: try PublicAddress("https://notes.example.org"), port: 8081)

        let lines = site.nginx.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("listen 443 ssl http2;"))
        #expect(lines.contains("ssl_certificate /etc/letsencrypt/live/notes.example.org/fullchain.pem;"))
        #expect(lines.contains("proxy_pass http://127.0.0.1:8081;"))
        #expect(lines.contains("return 301 https://notes.example.org$request_uri;"))
        #expect(
            lines.count { $0.hasSuffix("$connection_of_my_notes;") || $0.hasSuffix("$connection_of_my_notes {") } == 2
        )
    }

    @Test func `a variable of nginx has letters of ASCII`() throws {
        let site = ProxySite(program: "Café", address: try PublicAddress("https://a.org"), port: 8080)

        #expect(site.nginx.contains("$connection_of_caf_ {"))
    }

    @Test func `without TLS, nginx listens to one port`() throws {
        let site = ProxySite(program: "Notes", address: try PublicAddress("http://10.0.0.4:8000"), port: 8080)

        #expect(site.nginx.contains("listen 8000;"))
        #expect(!site.nginx.contains("ssl"))
        #expect(!site.nginx.contains("return 301"))
    }
}

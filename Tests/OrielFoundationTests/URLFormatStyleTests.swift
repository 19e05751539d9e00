import Foundation
import OrielFoundation
import Testing

struct URLFormatStyleTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private let full = "https://ada:secret@www.m.example.com:8080/paths/a%20b?page=2#top"

    @Test func `leaves out what is not for people`() throws {
        #expect(try url(full).formatted() == "https://www.m.example.com/paths/a%20b")
        #expect(try url(full).formatted(.url) == "https://www.m.example.com/paths/a%20b")
        #expect(try url("ftp://example.com:2121/a").formatted() == "ftp://example.com:2121/a")
        #expect(try url("mailto:ada@example.com").formatted() == "mailto:ada@example.com")
    }

    @Test func `shows all parts on request`() throws {
        let style = URL.FormatStyle(user: .always, password: .always, port: .always, query: .always, fragment: .always)

        #expect(try style.format(url(full)) == full)
        #expect(try url(full).formatted(.url.user().password().port().query().fragment()) == full)
    }

    @Test func `leaves out parts`() throws {
        let style = URL.FormatStyle.url.scheme(.never).path(.never)

        #expect(try style.format(url(full)) == "www.m.example.com")
        #expect(try style.host(.never).path(.always).format(url(full)) == "/paths/a%20b")
        #expect(try style.password().format(url(full)) == "www.m.example.com")
    }

    @Test(arguments: [
        (URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www", "m"]), "m.example.com"),
        (.omitSpecificSubdomains(["www", "m"], includeMultiLevelSubdomains: true), "example.com"),
        (.omitSpecificSubdomains(["example"], includeMultiLevelSubdomains: true), "www.m.example.com"),
        (.omitSpecificSubdomains(["www"], when: .scheme, matches: ["http"]), "www.m.example.com"),
        (.omitSpecificSubdomains(["www"], when: .scheme, matches: ["https"]), "m.example.com"),
        (.displayWhen(.scheme, matches: ["http"]), ""), (.omitWhen(.path, matches: ["/"]), "www.m.example.com"),
    ])
    func `shows a part of the host`(host: URL.FormatStyle.HostDisplayOption, text: String) throws {
        #expect(try url(full).formatted(.url.scheme(.never).host(host).path(.never)) == text)
    }

    @Test func `depends on other parts`() throws {
        let style = URL.FormatStyle(
            scheme: .omitWhen(.scheme, matches: ["https"]),
            path: .displayWhen(.host, matches: ["example.com"])
        )

        #expect(try style.format(url("https://example.com/a")) == "example.com/a")
        #expect(try style.format(url("http://example.org/a")) == "http://example.org")
    }

    @Test func `never leaves less than two labels`() throws {
        let host = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"])

        #expect(try url("https://www.com/a").formatted(.url.host(host)) == "https://www.com/a")
    }

    @Test func `is a value that can be stored`() throws {
        let style = URL.FormatStyle(host: .omitSpecificSubdomains(["www"]), path: .displayWhen(.port, matches: ["80"]))

        #expect(try JSONDecoder().decode(URL.FormatStyle.self, from: JSONEncoder().encode(style)) == style)
        #expect(URL.FormatStyle.ComponentDisplayOption.always.description == "always")
        #expect(URL.FormatStyle.HostDisplayOption.never.description == "never")
    }
}

struct URLParseStrategyTests {
    @Test func `reads addresses`() throws {
        #expect(
            try URL(" https://example.com/a%2Fb?c=d%26e ", strategy: .url).absoluteString
                == "https://example.com/a%2Fb?c=d%26e"
        )
        #expect(try URL.FormatStyle.url.parseStrategy.parse("ftp://example.com").host() == "example.com")
    }

    @Test(arguments: ["", "example.com", "https://", "mailto:ada@example.com", "https://[", "a b"])
    func `other texts are errors`(text: String) {
        let error = #expect(throws: CocoaError.self) { try URL(text, strategy: .url) }

        #expect(error?.code == .formatting)
    }

    @Test func `an error does not contain the password`() throws {
        for text in ["https://ada:secret@example.com", "https://ada:secret@["] {
            let error = #expect(throws: CocoaError.self) { try URL.ParseStrategy().query(.required).parse(text) }

            let description = try #require(error?.userInfo[NSDebugDescriptionErrorKey] as? String)
            #expect(description.hasPrefix("Cannot parse the address.") && !description.contains("secret"))
        }
    }

    @Test func `missing parts have default values`() throws {
        let strategy = URL.ParseStrategy(
            scheme: .defaultValue("https"),
            port: .defaultValue(8080),
            path: .defaultValue("/a")
        )

        #expect(try strategy.parse("example.com").absoluteString == "https://example.com:8080/a")
        #expect(try strategy.parse("http://example.com:80/b").absoluteString == "http://example.com:80/b")
    }

    @Test func `parts can be required`() throws {
        #expect(throws: CocoaError.self) { try URL.ParseStrategy().query().parse("https://example.com") }
        #expect(throws: CocoaError.self) { try URL.ParseStrategy().port().path().parse("https://example.com:80") }
        #expect(try URL.ParseStrategy().query().parse("https://example.com?a").query() == "a")
        #expect(try URL.ParseStrategy().host(.optional).parse("mailto:ada@example.com").scheme == "mailto")
    }
}

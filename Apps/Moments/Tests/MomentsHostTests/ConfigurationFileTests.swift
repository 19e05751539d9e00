import Testing

@testable import moments

@Suite struct ConfigurationFileTests {
    private func settings(_ text: String) throws -> [String] {
        try ConfigurationFile(text) { $0.hasPrefix("MOMENTS_") }.settings.map { "\($0.name)=\($0.value)" }
    }

    @Test func `lines are settings, but for blank ones and comments`() throws {
        let text = """
            # Where everything is.
            MOMENTS_DATA = /srv/moments

              MOMENTS_TOGGLES="a, b"
            MOMENTS_EMPTY=
            MOMENTS_URL='x=y'
            """

        #expect(
            try settings(text)
                == ["MOMENTS_DATA=/srv/moments", "MOMENTS_TOGGLES=a, b", "MOMENTS_EMPTY=", "MOMENTS_URL=x=y"]
        )
    }

    @Test func `a line that says nothing is told by its number`() {
        let fault = #expect(throws: ConfigurationFile.Fault.self) { try settings("MOMENTS_DATA=x\nmore") }

        #expect(fault?.description == "line 2: expected NAME=value, found 'more'")
    }

    @Test func `a setting nobody knows is named`() {
        let fault = #expect(throws: ConfigurationFile.Fault.self) { try settings("\nMOMENT_DATA=x") }

        #expect(fault?.description == "line 2: there is no setting 'MOMENT_DATA'; --help lists them")
    }
}

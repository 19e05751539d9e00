import ArgumentParser
import OrielServer
import Testing

@testable import moments

@Suite struct ConfigurationFileTests {
    private let names: Set = ["MOMENTS_DATA", "MOMENTS_TOGGLES", "MOMENTS_EMPTY", "MOMENTS_URL"]

    private func settings(_ text: String) throws -> [String] {
        try ConfigurationFile(text, names: names).settings.map { "\($0.name)=\($0.value)" }
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

    @Test(arguments: [
        "MOMENTS_DATA", "MOMENTS_DEMO", "MOMENTS_TOGGLES", "MOMENTS_API_URL", "MOMENTS_STORAGE_QUOTA", "ORIEL_PORT",
        "ORIEL_KEY", "MOMENTS_PHOTOS", "MOMENTS_PHOTOS_ENDPOINT", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY",
        "AWS_REGION",
        "ORIEL_PUBLIC_URL",
    ])
    func `each setting of the program is one of a file`(name: String) throws {
        #expect(try ConfigurationFile("\(name)=x").settings.map(\.name) == [name])
    }

    @Test(arguments: [
        // Beginnings of names, a name in another case, and the one that would lead to another file.
        "MOMENTS_TOGGLE", "MOMENTS_DAT", "ORIEL_", "ORIEL_POR", "oriel_port", "", "MOMENTS_CONFIG",
    ])
    func `a name that is nearly one is refused`(name: String) {
        #expect(throws: ConfigurationFile.Fault.self) { try ConfigurationFile("\(name)=x") }
    }

    @Test func `help lists every setting of the program`() {
        let help = Serve.helpMessage(columns: 1000)

        for setting in MomentsSettings.all + ServerOptions.settings where setting.variable != "ORIEL_KEY" {
            #expect(help.contains("[\(setting.variable)"), "\(setting.variable) is missing")
            #expect(help.contains("  --\(setting.option)"), "--\(setting.option) is missing")
        }
    }
}

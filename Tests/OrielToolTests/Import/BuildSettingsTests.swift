import Foundation
import Testing

@testable import OrielTool

struct BuildSettingsTests {
    private let settings = BuildSettings(levels: [
        [
            "NAME": "My App", "ID": "org.example.$(NAME:rfc1034identifier)", "FLAGS": "$(inherited) B",
            "SELF": "$(SELF)",
        ],
        ["FLAGS": "A ${inherited}", "LOOP": "$(POOL)", "POOL": "$(LOOP)x", "SELF": "$(SELF) project", "EMPTY": ""],
        ["FLAGS": "default", "SELF": "none", "DOUBLE": "$(DOUBLE1)$(DOUBLE1)", "NAME_My": "inner"],
    ])

    @Test(arguments: [
        ("NAME", "My App"), ("ID", "org.example.My-App"), ("FLAGS", "A default B"), ("SELF", "none project"),
        ("MISSING", nil), ("EMPTY", ""),
    ])
    func `a setting has the values of its levels`(name: String, expected: String?) {
        #expect(settings[name] == expected)
    }

    @Test(arguments: [
        ("$(NAME:lower)", "my app"), ("${NAME:upper}", "MY APP"), ("$(NAME:c99extidentifier)", "My_App"),
        ("$(NAME", "$(NAME"), ("$5 and $", "$5 and $"), ("$(NAME_$(KEY:default=My))", "inner"), ("a$()b", "ab"),
        ("$(MISSING)", ""), ("$(MISSING:default=x)", "x"), ("$(NAME:odd)", "My App"),
    ])
    func `texts name settings, with operators`(text: String, expected: String) {
        #expect(settings.expand(text) == expected)
    }

    @Test func `settings that name each other end`() {
        #expect(settings.expand("$(LOOP)").count < 100)

        var levels: [String: String] = [:]
        for index in 0..<100 { levels["D\(index)"] = String(repeating: "$(D\(index + 1))", count: 10) }
        levels["D3"] = String(repeating: "x", count: 10_000)

        #expect(BuildSettings(levels: [levels]).expand("$(D0)").utf8.count <= 16_384)
    }

    @Test func `a condition for phones is chosen`() {
        let all = [
            "A": "1", "A[sdk=iphoneos*]": "2", "A[sdk=macosx*]": "3", "B[config=Release]": "4", "C[arch=arm64]": "5",
        ]

        #expect(BuildSettings.chosen(all) == ["A": "2", "B": "4"])
    }

    @Test func `a configuration file includes others, but none outside`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "inside/App.xcconfig",
            "#include \"Base.xcconfig\"\n#include \"../Secret.xcconfig\"\nA = 1 // one\nB = $(inherited) 2;"
        )
        try folder.write(
            "inside/Base.xcconfig",
            "#include \"App.xcconfig\"\nA = 0\nB = 1\nC[sdk=iphoneos*] = c\nodd line"
        )
        try folder.write("Secret.xcconfig", "SECRET = yes")
        let inside = folder.url.appending(path: "inside")

        let settings = ConfigurationFile(root: SourceRoot(inside)).settings(at: inside.path + "/App.xcconfig")

        #expect(settings == ["A": "1", "B": "1 2", "C[sdk=iphoneos*]": "c"])
    }

    @Test(arguments: [
        ("My App", "My_App"), ("2048", "_2048"), ("Charts", "ChartsApp"), ("Photos", "PhotosApp"), ("café", "caf_"),
        ("...", "App"),
    ])
    func `a target has a name that Swift takes`(text: String, name: String) {
        #expect(ModuleName.target(text) == name)
    }
}

import Testing

@testable import OrielTool

struct XcodeWorkspaceTests {
    private func paths(_ text: String) throws -> [String] {
        try XcodeWorkspace.paths(in: text, path: "/work/Apps/Travel.xcworkspace")
    }

    @Test(arguments: [
        ("group:A.xcodeproj", "/work/Apps/A.xcodeproj"), ("container:B/B.xcodeproj", "/work/Apps/B/B.xcodeproj"),
        ("absolute:/other/C.xcodeproj", "/other/C.xcodeproj"), ("self:", "/work/Apps"), ("A&amp;B", "/work/Apps"),
    ])
    func `a reference has a place`(location: String, path: String) throws {
        #expect(try paths("<FileRef location = \"\(location)\"></FileRef>") == [path])
    }

    @Test func `groups can have folders in each other`() throws {
        let text = """
            <Workspace><Group location="group:One">
            <Group location='group:Two'><FileRef location="group:A.xcodeproj"/></Group>
            <FileRef location="container:B.xcodeproj"/></Group>
            <Group location="group:Empty"/><FileRef location="group:C"/>
            </Workspace>
            """

        #expect(try paths(text) == ["/work/Apps/One/Two/A.xcodeproj", "/work/Apps/B.xcodeproj", "/work/Apps/C"])
    }

    @Test func `groups without an end are refused`() {
        #expect(throws: ToolError.self) { try paths(String(repeating: "<Group location=\"group:a\">", count: 100)) }
    }
}

import Foundation
import Testing

@testable import OrielResources

struct AppInformationTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
        <key>CFBundleIdentifier</key><string>org.example.$(PRODUCT_NAME:rfc1034identifier)</string>
        <key>CFBundleDevelopmentRegion</key><string>de</string>
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>Notes</string></array></dict></array>
        <key>UIUserInterfaceStyle</key><string>Dark</string>
        <key>UIRequiresFullScreen</key><true/>
        <key>Secret</key><string>${UNKNOWN}</string>
        </dict></plist>
        """

    private let settings = BuildSettings(product: "my-notes", environment: ["CURRENT_PROJECT_VERSION": "42"])

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `values are read from both formats`(format: PropertyListSerialization.PropertyListFormat) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(Self.xml.utf8), format: nil)
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        let information = AppInformation(try AppInformation.values(of: data))
        #expect(information.developmentRegion == "de")
        #expect(information.style == .dark)
        #expect(information.opens(URL(string: "notes://today")!))
        #expect(!information.opens(URL(string: "https://example.org")!))
    }

    @Test func `build settings are replaced, and values with unknown ones left out`() throws {
        let values = settings.expanded(try AppInformation.values(of: Data(Self.xml.utf8)))
        #expect(values["CFBundleName"] as? String == "my-notes")
        #expect(values["CFBundleVersion"] as? String == "42")
        #expect(values["CFBundleIdentifier"] as? String == "org.example.my-notes")
        #expect(values["UIRequiresFullScreen"] as? Bool == true)
        #expect(values["Secret"] == nil)
    }

    @Test(arguments: ["", "<plist", "<plist version=\"1.0\"><array/></plist>", "bplist00\u{1}\u{2}"])
    func `other files are refused`(text: String) {
        #expect(throws: (any Error).self) { try AppInformation.values(of: Data(text.utf8)) }
    }

    @Test func `the file is found in a folder of resources, but not in other bundles`() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        for folder in ["Other.framework", "Supporting"] {
            let url = home.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(folder.utf8).write(to: url.appendingPathComponent("Info.plist"))
        }
        #expect(AppInformation.file(in: home, depth: 0) == nil)
        #expect(AppInformation.file(in: home, depth: 1)?.data == Data("Supporting".utf8))
    }
}

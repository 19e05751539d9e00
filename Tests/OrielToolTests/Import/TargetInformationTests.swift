import Foundation
import Testing

@testable import OrielTool

struct TargetInformationTests {
    private func values(of fixture: ProjectFixture) throws -> [String: Any] {
        let information = try #require(fixture.imported().targets.first { $0.kind == .app }?.information)
        return try #require(PropertyListSerialization.propertyList(from: information, format: nil) as? [String: Any])
    }

    @Test func `build settings generate an Info.plist, and those of a file are added`() throws {
        let values = try values(of: .notes)

        let texts = values.compactMapValues { $0 as? String }
        #expect(
            texts == [
                "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "Notes", "CFBundleExecutable": "Notes",
                "CFBundleIdentifier": "org.example.Notes", "CFBundlePackageType": "APPL", "CFBundleVersion": "7",
                "CFBundleShortVersionString": "2.1", "CFBundleDevelopmentRegion": "en",
                "CFBundleDisplayName": "My Notes",
                "CFBundleIconName": "AppIcon",
            ]
        )
        #expect(values["UIRequiresFullScreen"] as? Bool == false)
        #expect(
            values["UISupportedInterfaceOrientations~ipad"] as? [String] == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ]
        )
        #expect(
            (values["UIApplicationSceneManifest"] as? [String: Any])?.keys.first
                == "UIApplicationSupportsMultipleScenes"
        )
        #expect(values["UILaunchScreen"] is [String: Any])
        #expect(values["UIBackgroundModes"] as? [String] == ["audio"])
        let types = try #require(values["CFBundleURLTypes"] as? [[String: [String]]])
        #expect(types == [["CFBundleURLSchemes": ["notes"]]])
    }

    @Test func `a file has settings in their places, and keeps its types`() throws {
        let values = try values(of: .ledger)

        #expect(values["CFBundleIdentifier"] as? String == "org.example.Ledger")
        #expect(values["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(values["LSRequiresIPhoneOS"] as? Bool == true)
        #expect(values.count == 3)
    }

    @Test func `settings of files are used`() throws {
        let values = try values(of: .radio)

        #expect(values["CFBundleName"] as? String == "Radio FM")
        #expect(values["CFBundleShortVersionString"] as? String == "3.2.1")
    }

    @Test func `a list in the text format is read`() throws {
        #expect(try values(of: .camera)["UIMainStoryboardFile"] as? String == "Main")
    }

    @Test func `an app without settings for it has none`() throws {
        #expect(try ProjectFixture.weather.imported().targets[0].information == nil)
    }
}

import Foundation
import MomentsFoundations
import Testing

@testable import Account

@Suite struct DeviceTextTests {
    @Test(arguments: [
        ("Chrome on Android", "en", "Chrome on Android"), ("Chrome on Android", "zh-Hans", "Android上的Chrome"),
        ("curl", "zh-Hans", "curl"), ("Unknown device", "zh-Hans", "未知设备"),
        ("Unknown app on Linux", "zh-Hans", "Linux上的未知应用"),
        // Names stored by earlier versions.
        ("Unknown program", "en", "Unknown device"), ("Unknown program", "zh-Hans", "未知设备"),
        ("A program on Linux", "en", "Unknown app on Linux"),
    ])
    func `a browser is called what it is, in the language of the app`(
        _ device: String,
        _ locale: String,
        _ text: String
    ) {
        #expect(DeviceText(device).text(by: Localizer(locale: Locale(identifier: locale))) == text)
    }
}

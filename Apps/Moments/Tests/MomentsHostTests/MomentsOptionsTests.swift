import ArgumentParser
import Testing

@testable import moments

@Suite struct MomentsOptionsTests {
    private func message(_ arguments: [String]) -> String {
        do {
            _ = try MomentsOptions.parse(arguments)
            return ""
        } catch {
            return MomentsOptions.message(for: error)
        }
    }

    @Test func `toggles are named as in the app`() throws {
        let options = try MomentsOptions.parse(["--toggle", "isLikeButtonForMomentEnabled"])

        #expect(options.enabledToggles == ["internal.isLikeButtonForMomentEnabled": true])
    }

    @Test(arguments: [
        (
            ["--toggle", "likes"],
            "there is no toggle 'likes'; expected isClassicStyleEnabled, isLikeButtonForMomentEnabled"
        ),
        (["--toggles-from", ""], "--toggles-from is ''; expected a file, or an address such as https://"),
        (["--toggles-from", "ftp://moments.example"], "--toggles-from is 'ftp://moments.example'; expected a file"),
        (["--toggles-interval", "0"], "--toggles-interval is 0; expected 1 to 86400"),
        (["--api-url", "moments.example"], "--api-url is 'moments.example'; expected an address"),
        (["--api-url", "http://moments.example", "--demo"], "--demo and --api-url cannot be combined"),
        (["--data", ""], "--data is empty; expected a folder"),
    ])
    func `a wrong setting is named`(arguments: [String], part: String) {
        #expect(message(arguments).contains(part))
    }
}

import Testing

@testable import MomentsServer

@Suite struct DeviceNameTests {
    @Test(arguments: [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36",
            "Chrome on Windows"
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0",
            "Edge on Windows"
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Mobile/15E1 Safari/604.1",
            "Safari on iPhone"
        ),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36", "Chrome on Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/17.0 Safari/605.1", "Safari on Mac"),
        ("curl/8.5.0", "curl"), ("Moments/1.0 CFNetwork", "Moments"), ("", "Unknown device"), (nil, "Unknown device"),
        ("\u{202E}evil\u{7}", "evil"), (" ", "Unknown device"), ("Gopher/1.0 (X11; Linux)", "Unknown app on Linux"),
    ])
    func `programs are called what people call them`(_ agent: String?, _ name: String) {
        #expect(DeviceName.of(userAgent: agent) == name)
    }

    @Test func `a long name is cut`() {
        #expect(DeviceName.of(userAgent: String(repeating: "x", count: 100_000)).count == 60)
        #expect(DeviceName.cleaned(String(repeating: "ab ", count: 1000)).count == 60)
    }
}

import AVFoundation
import Foundation
import OrielTesting
import Testing
import UserNotifications
import WebKit

@MainActor
@Suite struct MediaValueTests {
    @Test func `times are added, subtracted and compared`() {
        let whole = MediaValueForms.lasts(90)

        #expect(whole.seconds == 90 && whole.timescale == 1_000_000)
        #expect(MediaValueForms.remaining(of: whole, at: MediaValueForms.lasts(30)).seconds == 60)
        #expect(MediaValueForms.remaining(of: whole, at: MediaValueForms.lasts(91)) == .zero)
        #expect(CMTimeAdd(whole, MediaValueForms.lasts(1)).seconds == 91)
        #expect(CMTime(value: 1, timescale: kCMTimeMaxTimescale).seconds > 0)
    }

    @Test func `a looper plays its item again`() throws {
        let url = try #require(URL(string: "https://example.com/video.mp4"))

        let (player, looper) = MediaValueForms.loop(url)

        #expect(player.items().count >= 1)
        looper.disableLooping()
    }

    @Test func `a rate of speech is within its bounds`() {
        let rate = MediaValueForms.slow("Hello").rate

        #expect(rate > AVSpeechUtteranceMinimumSpeechRate && rate < AVSpeechUtteranceMaximumSpeechRate)
    }

    @Test func `notifications have sounds, categories and actions`() {
        #expect(MediaValueForms.reminder(soundsLike: "bell.caf").categoryIdentifier == "reminder")
        #expect(MediaValueForms.category.actions.map(\.title) == ["Done"])
        #expect(MediaValueForms.isOwn("done") && !MediaValueForms.isOwn(UNNotificationDismissActionIdentifier))
        #expect(NSNotification.Name.AVPlayerItemFailedToPlayToEndTime != .AVPlayerItemDidPlayToEndTime)
    }

    @Test func `a web view keeps its delegate for panels`() {
        let view = WKWebView()
        let delegate = PanelDelegate()

        view.uiDelegate = delegate

        #expect(view.uiDelegate === delegate)
    }
}

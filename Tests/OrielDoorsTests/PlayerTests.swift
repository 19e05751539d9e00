import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielAVFoundation
@testable import OrielAVKit

@MainActor
@Suite struct PlayerTests {
    private let url = URL(string: "https://example.org/a.mp4")!

    private func description(_ host: ViewHost) throws -> String {
        try #require(host.elements(.embed).first?.element.attributes.string(.embed))
    }

    private func report(_ text: String, to host: ViewHost) async throws {
        let id = try #require(host.elements(.embed).first?.id)
        #expect(await host.send(.choose(text), to: id))
    }

    @Test func `commands of the app reach the browser`() async throws {
        let player = AVPlayer(url: url)
        let host = ViewHost { VideoPlayer(player: player) }
        #expect(try description(host).contains(#""play":0"#))

        player.play()
        await player.seek(to: CMTime(seconds: 12, preferredTimescale: 600))
        player.isMuted = true
        await host.settle()

        let json = try description(host)
        #expect(json.contains(#""play":1,"rate":1,"seek":1,"sound":1,"time":12"#) && json.contains(#""muted":true"#))
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.currentTime().seconds == 12)
    }

    @Test func `what the user does reaches the app`() async throws {
        let player = AVPlayer(url: url)
        let host = ViewHost { PlayerScreen(player: player) }

        try await report("state 3 60 1 0.5 1 0 640 360", to: host)

        #expect(host.texts == ["Playing"] && player.rate == 1 && player.volume == 0.5 && player.isMuted)
        #expect(player.currentItem?.duration.seconds == 60 && player.currentItem?.presentationSize.width == 640)
        try await report("state 4 60 0 0.5 1 0 640 360", to: host)
        #expect(host.texts == ["Paused"] && player.currentTime().seconds == 4)
    }

    @Test func `the end of an item is posted once`() async throws {
        let player = AVQueuePlayer(items: [
            AVPlayerItem(url: url), AVPlayerItem(url: URL(string: "https://example.org/b.mp4")!),
        ])
        let first = player.currentItem
        nonisolated(unsafe) var ended: [AVPlayerItem] = []
        let token = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification,
            object: first,
            queue: nil
        ) { ended.append($0.object as! AVPlayerItem) }
        defer { NotificationCenter.default.removeObserver(token) }
        let host = ViewHost { VideoPlayer(player: player) }

        try await report("state 60 60 0 1 0 1 0 0", to: host)

        #expect(ended == [first] && player.items().count == 1 && player.currentItem !== first && player.rate == 1)
    }

    @Test func `reports of another form are ignored`() async throws {
        let player = AVPlayer(url: url)
        let host = ViewHost { VideoPlayer(player: player) }

        try await report("state 3 60 1", to: host)
        try await report("state 3 60 1 99 0 0 -5 -5", to: host)

        #expect(player.volume == 1 && player.currentItem?.presentationSize == .zero)
    }

    @Test func `a video that cannot be played has failed`() async throws {
        let player = AVPlayer(url: url)
        let host = ViewHost { VideoPlayer(player: player) }
        player.play()

        try await report("failed", to: host)

        #expect(player.status == .failed && player.rate == 0 && player.error != nil)
    }

    @Test func `a player without a view is a sound`() async {
        let browser = FakeBrowser(answers: [#"{"word":"ended","time":2,"duration":2}"#])
        let player = await browser.run { () -> AVPlayer in
            let player = AVPlayer(url: url)
            player.play()
            return player
        }

        await browser.wait { player.rate == 0 && !browser.questions.isEmpty }

        #expect(browser.questions.first?.argument.contains(#""url":"https://example.org/a.mp4""#) == true)
        #expect(player.currentItem?.duration.seconds == 2)
    }

    @Test func `a sound of a file is played at an address of the server`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID().uuidString).wav")
        try Self.silence.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let browser = FakeBrowser(answers: [#"{"word":"ended","time":1,"duration":1}"#])
        let player = try AVAudioPlayer(contentsOf: file)
        #expect(player.duration == 1 && !player.play())

        let didPlay = await browser.run { player.play() }
        #expect(didPlay && player.isPlaying)
        await browser.wait { !player.isPlaying }

        #expect(browser.questions.first?.argument.contains(#""url":"/oriel/media/\#(file.lastPathComponent)""#) == true)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/no/such.wav")) }
    }

    /// A second of 8000 bytes.
    private static var silence: Data {
        func bytes(_ number: some FixedWidthInteger) -> Data { withUnsafeBytes(of: number.littleEndian) { Data($0) } }
        let format = [
            bytes(16 as UInt32), bytes(1 as UInt16), bytes(1 as UInt16), bytes(8000 as UInt32), bytes(8000 as UInt32),
            bytes(1 as UInt16), bytes(8 as UInt16),
        ]
        var file = Data("RIFF".utf8) + bytes(8036 as UInt32) + Data("WAVEfmt ".utf8)
        for field in format { file += field }
        return file + Data("data".utf8) + bytes(8000 as UInt32) + Data(repeating: 128, count: 8000)
    }

    @Test func `files that lie about their length have none`() {
        #expect(
            MediaLength.wave(Data("RIFF0000WAVEdata".utf8)) == nil
                && MediaLength.movie(Data(repeating: 255, count: 40)) == nil
        )
        let movie =
            Data([0, 0, 0, 36]) + Data("moov".utf8) + Data([0, 0, 0, 28]) + Data("mvhd".utf8)
            + Data([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 88, 0, 0, 7, 8])
        #expect(MediaLength.movie(movie) == 3)
    }

    private final class Listener: AVSpeechSynthesizerDelegate {
        var ends: [String] = []

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            ends.append(utterance.speechString)
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            ends.append("no \(utterance.speechString)")
        }
    }

    @Test func `the browser speaks texts`() async {
        let answers = ["ended", "refused"].map { #"{"word":"\#($0)","time":0,"duration":0}"# }
        let browser = FakeBrowser(answers: answers)
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        await browser.run {
            let utterance = AVSpeechUtterance(string: "Guten Tag")
            utterance.voice = AVSpeechSynthesisVoice(language: "de-DE")
            synthesizer.speak(utterance)
            synthesizer.speak(AVSpeechUtterance(string: "Hello"))
        }
        #expect(synthesizer.isSpeaking)

        await browser.wait { listener.ends.count == 2 }

        #expect(listener.ends == ["Guten Tag", "no Hello"] && !synthesizer.isSpeaking)
        #expect(
            browser.questions.first?.argument
                == #"{"speech":{"language":"de-DE","pitch":1,"rate":1,"text":"Guten Tag","volume":1}}"#
        )
    }

    @Test func `a picture keeps its proportions in a rectangle`() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 16, height: 9),
            insideRect: CGRect(x: 0, y: 0, width: 160, height: 160)
        )

        #expect(rect == CGRect(x: 0, y: 35, width: 160, height: 90))
    }

    @Test func `times are fractions`() {
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 3, timescale: 2))
        #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 2)).seconds == 1)
        #expect(CMTime.indefinite.seconds.isNaN && !CMTime(value: 1, timescale: 0).isValid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    }
}

private struct PlayerScreen: View {
    let player: AVPlayer

    var body: some View {
        VideoPlayer(player: player)
        Text(player.timeControlStatus == .playing ? "Playing" : "Paused")
    }
}

import AVFoundation
import AVKit
import SwiftUI

final class PlayerModel: ObservableObject {
    let player: AVPlayer
    @Published var seconds = 0.0
    @Published var hasEnded = false
    private var token: Any?

    init(url: URL) {
        player = AVPlayer(playerItem: AVPlayerItem(url: url))
        player.isMuted = true
        player.actionAtItemEnd = .none
    }

    func observe() {
        let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
        token = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in
            print(CMTimeGetSeconds(time))
        }
    }

    func restart() {
        player.seek(to: .zero)
        player.seek(to: CMTimeMake(value: 3, timescale: 2)) { _ in }
        player.rate = 1.5
        player.playImmediately(atRate: 1)
    }

    deinit { if let token { player.removeTimeObserver(token) } }
}

struct MovieView: View {
    @StateObject private var model: PlayerModel

    init(url: URL) { _model = StateObject(wrappedValue: PlayerModel(url: url)) }

    var body: some View {
        VideoPlayer(player: model.player) { Text("Live") }
            .frame(height: 200)
            .onAppear { model.player.play() }
            .onDisappear { model.player.pause() }
            .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
                model.hasEnded = true
            }
        Text(model.hasEnded ? "The end" : "Running")
        Button("Again") { model.restart() }
    }
}

struct LegacyPlayer: UIViewControllerRepresentable {
    let player: AVPlayer

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        controller.showsPlaybackControls = false
        controller.videoGravity = .resizeAspectFill
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

final class Reader: NSObject, ObservableObject, AVSpeechSynthesizerDelegate {
    private let synthesizer = AVSpeechSynthesizer()
    @Published private(set) var isReading = false

    func read(_ text: String) {
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        utterance.rate = AVSpeechUtteranceDefaultSpeechRate
        synthesizer.delegate = self
        if synthesizer.isSpeaking { synthesizer.stopSpeaking(at: .immediate) }
        synthesizer.speak(utterance)
        isReading = true
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        isReading = false
    }
}

final class SoundBox: NSObject, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?

    func play(_ url: URL) throws {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
        try AVAudioSession.sharedInstance().setActive(true)
        let player = try AVAudioPlayer(contentsOf: url)
        player.delegate = self
        player.numberOfLoops = -1
        player.volume = 0.5
        player.prepareToPlay()
        player.play()
        self.player = player
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

import AVFoundation
import AVKit
import SwiftUI

/// A video and a sound of the app.
struct VideosPage: View {
    @State private var player = AVPlayer(url: Self.file("bubbles", "webm"))
    @State private var bell = try? AVAudioPlayer(contentsOf: Self.file("bell", "wav"))
    @State private var synthesizer = AVSpeechSynthesizer()
    @State private var isMuted = true

    var body: some View {
        VStack(spacing: 16) {
            VideoPlayer(player: player) {
                Text("Bubbles")
                    .font(.headline)
                    .foregroundStyle(.white)
                    .padding(8)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            .aspectRatio(16 / 9, contentMode: .fit)
            .clipShape(.rect(cornerRadius: 12))
            RowOrColumn(alignment: .leading) {
                HStack {
                    Button("Play", systemImage: "play.fill") { player.play() }
                    Button("Pause", systemImage: "pause.fill") { player.pause() }
                    Button("Start", systemImage: "backward.end.fill") { player.seek(to: .zero) }
                    Spacer()
                }
                .scrollsLargeTexts(.horizontal)
                Text(player.timeControlStatus == .playing ? "Playing" : "Paused").foregroundStyle(.secondary)
            }
            Toggle("Muted", isOn: $isMuted)
                .onChange(of: isMuted, initial: true) { player.isMuted = isMuted }
            Button("Ring", systemImage: "bell") {
                bell?.currentTime = 0
                bell?.play()
            }
            Button("Speak", systemImage: "speaker.wave.2") {
                synthesizer.speak(AVSpeechUtterance(string: "Bubbles rise."))
            }
            Spacer()
        }
        .padding()
    }

    private static func file(_ name: String, _ type: String) -> URL {
        Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Files")!
    }
}

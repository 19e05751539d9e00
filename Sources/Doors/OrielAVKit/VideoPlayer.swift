public import OrielAVFoundation
public import OrielCore

/// A view that shows the video of a player, with the browser's controls.
///
///     VideoPlayer(player: player) { Text("Live").padding() }
public struct VideoPlayer<VideoOverlay: View> {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a view with an overlay. Unlike Apple's, it is in front of the controls of the video, but lets taps through to
    /// them, except on its own controls.
    public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public nonisolated init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

extension VideoPlayer: View {
    public var body: some View {
        PlayerPicture(player: player, showsControls: true, gravity: .resizeAspect) { overlay }
    }
}

/// The picture of a player.
struct PlayerPicture<Overlay: View>: View {
    let player: AVPlayer?
    let showsControls: Bool
    let gravity: AVLayerVideoGravity
    @ViewBuilder let overlay: Overlay

    var body: some View {
        if let player {
            Embed(.video, description: picture(of: player)) { report in
                player.take(report.name, report.numbers)
            } content: {
                if Overlay.self != EmptyView.self { EmbedPlace(description: "overlay") { overlay } }
            }
            .onAppear { player.viewDidAppear() }
            .onDisappear { player.viewDidDisappear() }
            .id(ObjectIdentifier(player))
        } else {
            Color.black.overlay { overlay }
        }
    }

    private func picture(of player: AVPlayer) -> AVPlayer.Picture {
        var picture = player.picture
        picture.controls = showsControls
        picture.gravity = gravity.objectFit
        return picture
    }
}

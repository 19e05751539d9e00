public import Foundation

/// Repeats an item of a player without an end.
public final class AVPlayerLooper: NSObject, Sendable {
    private let player: AVQueuePlayer

    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        self.player = player
        super.init()
        if player.currentItem == nil { player.replaceCurrentItem(with: templateItem) }
        player.loop(true)
    }

    /// Plays the item to its end, for the last time.
    public func disableLooping() { player.loop(false) }
}

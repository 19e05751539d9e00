internal import Foundation
internal import Synchronization

/// Plays items one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    // Unchecked: the lock protects the items.
    private let rest = Mutex<[AVPlayerItem]>([])

    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        rest.withLock { $0 = Array(items.dropFirst()) }
    }

    public override init() { super.init() }

    public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }

    /// The item that is played, and those after it.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + rest.withLock { $0 } }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !items().contains(item) }

    /// - Parameter afterItem: Nil for the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        rest.withLock { rest in
            let index =
                afterItem == currentItem && afterItem != nil ? 0 : rest.firstIndex { $0 == afterItem }.map { $0 + 1 }
            rest.insert(item, at: index ?? rest.count)
        }
    }

    open func remove(_ item: AVPlayerItem) {
        if item == currentItem { advanceToNextItem() } else { rest.withLock { $0.removeAll { $0 == item } } }
    }

    open func removeAllItems() {
        rest.withLock { $0 = [] }
        replaceCurrentItem(with: nil)
    }

    open func advanceToNextItem() {
        replaceCurrentItem(with: rest.withLock { $0.isEmpty ? nil : $0.removeFirst() })
    }

    @MainActor override func itemDidEnd(_ item: AVPlayerItem) {
        guard rest.withLock({ !$0.isEmpty }) else { return }
        advanceToNextItem()
        play()
    }
}

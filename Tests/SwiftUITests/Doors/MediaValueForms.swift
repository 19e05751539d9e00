import AVFoundation
import SwiftUI
import UserNotifications
import WebKit

/// Times, players and voices as media apps use them.
enum MediaValueForms {
    static func lasts(_ seconds: Double) -> CMTime {
        CMTimeMakeWithSeconds(seconds, preferredTimescale: CMTimeScale(NSEC_PER_SEC / NSEC_PER_USEC))
    }

    static func remaining(of whole: CMTime, at time: CMTime) -> CMTime {
        CMTimeCompare(time, whole) > 0 ? .zero : CMTimeSubtract(whole, time)
    }

    @MainActor static func loop(_ url: URL) -> (AVQueuePlayer, AVPlayerLooper) {
        let item = AVPlayerItem(asset: AVURLAsset(url: url))
        let player = AVQueuePlayer(playerItem: item)
        return (player, AVPlayerLooper(player: player, templateItem: item))
    }

    static func slow(_ text: String) -> AVSpeechUtterance {
        let utterance = AVSpeechUtterance(string: text)
        let range = AVSpeechUtteranceMaximumSpeechRate - AVSpeechUtteranceMinimumSpeechRate
        utterance.rate = AVSpeechUtteranceMinimumSpeechRate + range / 4
        return utterance
    }

    static func reminder(soundsLike name: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.sound = UNNotificationSound(named: UNNotificationSoundName(name))
        content.categoryIdentifier = "reminder"
        return content
    }

    static var category: UNNotificationCategory {
        let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
        let options: UNNotificationCategoryOptions = [.customDismissAction]
        return UNNotificationCategory(identifier: "reminder", actions: [done], intentIdentifiers: [], options: options)
    }

    static func isOwn(_ identifier: String) -> Bool {
        ![UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier].contains(identifier)
    }
}

final class PanelDelegate: NSObject, WKUIDelegate {}

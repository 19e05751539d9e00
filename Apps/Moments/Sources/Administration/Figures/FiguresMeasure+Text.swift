import Foundation
import ListKit
import SwiftUI

extension FiguresMeasure {
    var title: Text {
        switch self {
        case .people: Text("Members")
        case .activePeople: Text("Active members")
        case .moments: Text("Moments")
        case .comments: Text("Comments")
        case .likes: Text("Likes")
        case .signUps: Text("New members")
        case .photoBytes: Text("Space of photos")
        case .reports: Text("Reports")
        }
    }

    var symbol: String {
        switch self {
        case .people: "person.2"
        case .activePeople: "eye"
        case .moments: "photo.on.rectangle"
        case .comments: "bubble.left"
        case .likes: "heart"
        case .signUps: "person.badge.plus"
        case .photoBytes: "archivebox"
        case .reports: "flag"
        }
    }

    /// Returns a number such as "1,204", or "3.4 GB" of bytes.
    func text(of value: Int, _ localizer: Localizer) -> String {
        self == .photoBytes ? localizer.size(ofBytes: value) : value.formatted(.number.locale(localizer.locale))
    }
}

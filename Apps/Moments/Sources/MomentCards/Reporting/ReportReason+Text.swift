import MomentsModel
import SwiftUI

extension ReportReason {
    /// The name of the reason.
    var text: Text {
        switch self {
        case .spam: Text("Spam or advertising")
        case .abuse: Text("Insults, threats or hatred")
        case .privacy: Text("Shows something private")
        case .explicit: Text("Nudity or violence")
        case .other: Text("Another reason")
        }
    }
}

import MomentsModel
import SwiftUI

extension MomentVisibility {
    /// The name of the choice.
    public var text: Text {
        switch self {
        case .friends: Text("All friends")
        case .onlyMe: Text("Only me")
        case .selected: Text("Chosen friends")
        case .except: Text("All but chosen friends")
        }
    }

    /// What the choice means.
    var note: Text {
        switch self {
        case .friends: Text("Only your friends can see it.")
        case .onlyMe: Text("Only you can see it.")
        case .selected: Text("Only the friends you choose can see it.")
        case .except: Text("The friends you choose cannot see it, and nothing tells them.")
        }
    }

    /// The name of a system image.
    public var symbol: String {
        switch self {
        case .friends: "person.2.fill"
        case .onlyMe: "lock.fill"
        case .selected: "person.fill.checkmark"
        case .except: "person.fill.xmark"
        }
    }
}

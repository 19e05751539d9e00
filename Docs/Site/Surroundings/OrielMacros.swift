import SwiftUI

@Observable final class FriendStore {
    init(friends: [Friend]) {}
}

struct Friend {
    static let samples: [Friend] = []
    static let sample = Friend()
}

struct FriendList: View {
    var body: some View { Text("Friends") }
}

struct ProfileView: View {
    var user: Friend
    var body: some View { Text("Profile") }
}

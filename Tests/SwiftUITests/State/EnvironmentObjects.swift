import SwiftUI

final class Session: ObservableObject {
    @Published var user: Profile?
    @Published var theme = "light"
}

final class Router: ObservableObject {
    @Published var path: [String] = []

    func open(_ name: String) { path.append(name) }
}

struct SessionRoot: View {
    @StateObject private var session = Session()
    @StateObject private var router = Router()

    var body: some View {
        SessionContent()
            .environmentObject(session)
            .environmentObject(router)
    }
}

struct SessionContent: View {
    @EnvironmentObject var session: Session
    @EnvironmentObject private var router: Router

    var body: some View {
        VStack {
            if let user = session.user {
                Text("Signed in as \(user.name)")
                Button("Sign out") { session.user = nil }
            } else {
                Button("Sign in") { session.user = .sample }
            }
            TextField("Theme", text: $session.theme)
            Button("Open", action: { router.open("inbox") })
            Text(router.path.joined(separator: "/"))
            Themed()
        }
    }
}

private struct Themed: View {
    @EnvironmentObject<Session> var session

    var body: some View { Text("Theme \(session.theme)") }
}

struct SessionPreviews: PreviewProvider {
    static let session = Session()

    static var previews: some View {
        SessionContent()
            .environmentObject(session)
            .environmentObject(Router())
            .previewDevice(PreviewDevice(rawValue: "iPhone 16"))
            .previewDevice("iPhone SE (3rd generation)")
    }
}

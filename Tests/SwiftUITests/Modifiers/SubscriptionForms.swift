import Combine
import SwiftUI

/// A view that counts what a publisher sends.
struct SubscriptionForms: View {
    let sent: PassthroughSubject<Int, Never>
    @State private var sum = 0

    var body: some View {
        SubscriptionView(publisher: sent, content: Text("Sum \(sum)")) { sum += $0 }
        Button("Send") { sent.send(2) }
    }
}

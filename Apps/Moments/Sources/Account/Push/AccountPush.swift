import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import SwiftUI

/// The notifications that this browser shows while the app is closed.
struct AccountPush: View {
    @StateObject private var observer: ViewModelObserver<PushViewModel, PushPage>

    init(viewModel: PushViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.page))
    }

    var body: some View {
        AccountGroup(Text("Notifications on this device"), remark: Text("You get them while Moments is closed, too.")) {
            ForEach(PushPage.Topic.allCases, id: \.self) { topic in
                if topic != PushPage.Topic.allCases.first { Divider() }
                AccountPushTopic(viewModel: observer.viewModel, page: observer.value, topic: topic)
            }
            if let problem = observer.value.problem {
                problem.text
                    .font(.cardDetail)
                    .foregroundStyle(Palette.danger)
                    .accessibilityAddTraits(.updatesFrequently)
            }
        }
        .appModelStates(of: observer.viewModel)
    }
}

/// The switch of one topic.
private struct AccountPushTopic: View {
    let viewModel: PushViewModel
    let page: PushPage
    let topic: PushPage.Topic

    var body: some View {
        HStack(spacing: Spacing.s) {
            AccountRowSymbol(name: topic.symbol)
            Toggle(isOn: isOn) {
                topic.words
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
            }
        }
        .disabled(page.changing != nil)
    }

    private var isOn: Binding<Bool> {
        Binding {
            page.topics.contains(topic) != (page.changing == topic)
        } set: { [viewModel, topic] isOn in
            viewModel.topicChanged(topic, to: isOn)
        }
    }
}

extension PushPage.Topic {
    fileprivate var words: Text {
        switch self {
        case .likes: Text("Likes")
        case .comments: Text("Comments, replies and mentions")
        case .friends: Text("Friend requests")
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .likes: "heart"
        case .comments: "bubble.left"
        case .friends: "person.2"
        }
    }
}

extension PushPage.Problem {
    fileprivate var text: Text {
        switch self {
        case .notAllowed: Text("Allow notifications from this site in your browser settings.")
        case .unsupported:
            Text(
                "This browser cannot show notifications from Moments. On an iPhone, add Moments to the home screen first."
            )
        case .refused(let error): error.text
        }
    }
}

#if DEBUG
extension PushPage {
    fileprivate static func preview(_ change: (inout PushPage) -> Void) -> PushPage {
        var page = PushPage()
        change(&page)
        return page
    }
}

#Preview("Notifications of a device, some", traits: .sizeThatFitsLayout) {
    AccountPush(viewModel: .preview([.like, .comment, .reply]))
        .previewRow()
        .environmentObject(AppModel())
}

#Preview("Notifications of a device, not allowed", traits: .sizeThatFitsLayout) {
    let viewModel = PushViewModel.preview()
    AccountPush(viewModel: viewModel)
        .previewRow()
        .environmentObject(AppModel())
        .task { await viewModel.topicChanged(.likes, to: true)?.value }
}

#Preview("Topic, on", traits: .sizeThatFitsLayout) {
    AccountPushTopic(viewModel: .preview(), page: .preview { $0.topics = [.likes] }, topic: .likes)
        .previewRow()
}

#Preview("Topic, changing", traits: .sizeThatFitsLayout) {
    AccountPushTopic(viewModel: .preview(), page: .preview { $0.changing = .friends }, topic: .friends)
        .previewRow()
}
#endif

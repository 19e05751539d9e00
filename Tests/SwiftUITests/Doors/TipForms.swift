import SwiftUI
import TipKit

struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient) static var count = 0
    static let didOpenList = Event(id: "didOpenList")

    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Favorites are at the top of the list.") }
    var image: Image? { Image(systemName: "star") }

    var actions: [Action] {
        Action(id: "learn-more", title: "Learn More")
        Action(id: "faq") { Text("View our FAQ") }
    }

    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.didOpenList) { $0.donations.count >= 2 }
    }

    var options: [any TipOption] {
        MaxDisplayCount(3)
        Tips.IgnoresDisplayFrequency(true)
    }
}

struct SearchTip: Tip {
    var title: Text { Text("Search by Name") }
    var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}

/// A screen as Apple's documentation of TipKit has it.
struct TipForms: View {
    private let tip = FavoriteTip()
    @State private var chosen = "none"

    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom) { action in
                chosen = action.id
                tip.invalidate(reason: .actionPerformed)
            }
            .tipBackground(.thinMaterial)
            .tipCornerRadius(8)
            .tipImageSize(CGSize(width: 20, height: 20))
            .tipImageStyle(.yellow)
            Button("Log in") { FavoriteTip.isLoggedIn = true }
            Button("Open list") {
                FavoriteTip.count += 1
                Task { await FavoriteTip.didOpenList.donate() }
            }
            Text("chosen \(chosen), opened \(FavoriteTip.count)")
        }
        .task { try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)]) }
    }
}

struct GroupedTips: View {
    @State private var tips = TipGroup(.ordered) {
        SearchTip()
        OpenTip()
    }

    var body: some View {
        VStack {
            TipView(tips.currentTip as? SearchTip).tipViewStyle(MiniTipViewStyle())
            TipView(tips.currentTip as? OpenTip).tipViewStyle(HeadlineTipViewStyle())
        }
        .task { try? Tips.configure() }
    }
}

struct OpenTip: Tip {
    var title: Text { Text("Open with a Double Click") }
}

struct HeadlineTipViewStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title?.font(.headline)
            configuration.message
            configuration.image
            ForEach(configuration.actions) { action in Button(action.id) { action.handler() } }
            Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
        }
    }
}

struct PopoverTips: View {
    @State private var isLoved = false

    var body: some View {
        Button("Love", systemImage: "heart") {
            isLoved = true
            OpenTip().invalidate(reason: .actionPerformed)
        }
        .popoverTip(OpenTip(), arrowEdge: .top)
        .onAppear { try? Tips.configure() }
    }
}

/// A tip that points to another view.
struct ArrowTip: View {
    let edge: Edge?

    var body: some View {
        VStack {
            Text("Files")
            TipView(OpenTip(), arrowEdge: edge)
        }
        .onAppear { try? Tips.configure() }
    }
}

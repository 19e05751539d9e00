import SwiftUI

/// A toolbar that users could rearrange, with several items.
struct RearrangedToolbar: View {
    @Namespace private var namespace
    var showsMore = true

    var body: some View {
        NavigationStack {
            Text("Page")
                .toolbar(id: "main") {
                    ToolbarItem(id: "tag", placement: .secondaryAction) { Button("Tag") {} }
                        .customizationBehavior(.reorderable)
                        .defaultCustomization(.hidden, options: .alwaysAvailable)
                    ToolbarItem(id: "archive", placement: .primaryAction, showsByDefault: false) {
                        Button("Archive") {}
                    }
                    ToolbarItem(id: "flag", placement: .primaryAction, showsByDefault: true) { Button("Flag") {} }
                    if showsMore {
                        ToolbarItem(id: "more") { Button("More") {} }
                    } else {
                        ToolbarItem(id: "less") { Button("Less") {} }
                    }
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Hidden") {} }.hidden()
                    ToolbarItem(placement: .topBarLeading) { Button("Shown") {} }.hidden(false)
                    ToolbarItem(placement: .accessoryBar(id: "filters")) { Button("Filter") {} }
                        .matchedTransitionSource(id: "filter", in: namespace)
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Button("Bold") {}
                        Button("Italic") {}
                    } label: {
                        Label("Style", systemImage: "textformat")
                    }
                }
        }
    }

    static let behaviors: [ToolbarCustomizationBehavior] = [.default, .disabled]
    static let options: ToolbarCustomizationOptions = []
}

struct SearchWithEverything: View {
    struct Tag: Identifiable, Hashable {
        let id: String
    }

    @State private var text = ""
    @State private var tags = [Tag(id: "red")]
    @State private var suggested = [Tag(id: "blue")]
    @State private var isSearching = true

    var body: some View {
        NavigationStack { Text("Found").backgroundExtensionEffect(isEnabled: true) }
            .searchable(
                text: $text,
                tokens: $tags,
                suggestedTokens: $suggested,
                isPresented: $isSearching,
                prompt: "Search"
            ) { Text($0.id) }
            .searchSuggestions(.hidden, for: .content)
        NavigationStack { Text("Tags") }
            .searchable(text: $text, tokens: $tags, isPresented: $isSearching, prompt: "Search tags") { Text($0.id) }
            .searchSuggestions(.hidden, for: [.menu, .content])
    }
}

struct FilledSheet: View {
    @State private var isPresented = true

    var body: some View {
        Text("Below")
            .sheet(isPresented: $isPresented) {
                Text("In front")
                    .presentationBackground(alignment: .top) { Text("Behind") }
                    .presentationSizing(.page.fitted(horizontal: false, vertical: true).sticky(vertical: true))
                    .presentationPreventsAppTermination(true)
            }
    }
}

struct ConditionalKeyframes: View {
    var isStrong = true

    var body: some View {
        Text("Moved")
            .keyframeAnimator(initialValue: 0.0, trigger: isStrong) { content, value in
                content.offset(x: value)
            } keyframes: { _ in
                KeyframeTrack {
                    if isStrong { LinearKeyframe(20.0, duration: 1) } else { MoveKeyframe(4.0) }
                    for index in 0..<2 { CubicKeyframe(Double(index), duration: 0.1) }
                }
            }
        Image(systemName: isStrong ? "play" : "pause").contentTransition(.symbolEffect(.automatic))
    }

    static func end(isStrong: Bool) -> Double {
        KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                if isStrong { LinearKeyframe(20.0, duration: 1) } else { MoveKeyframe(4.0) }
            }
        }
        .value(time: 1)
    }
}

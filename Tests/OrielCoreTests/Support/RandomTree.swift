import OrielCombine
import OrielCore
import TestSupport

/// A view tree that a test can change at random places.
final class RandomTree: ObservableObject, Identifiable {
    enum Kind: CaseIterable {
        case text, stack, group, list, either, optional, erased, padded, identified, toggle, nested
        case table, section, page, tabs, label, dark, ranked, framed, layered, figure, placed, fitted, moving, button,
            row, plain, covered
    }

    let id: Int
    @Published var kind: Kind
    @Published var flag: Bool
    @Published var text: String
    @Published var children: [RandomTree]

    init(id: Int, kind: Kind, flag: Bool, text: String, children: [RandomTree]) {
        self.id = id
        self.kind = kind
        self.flag = flag
        self.text = text
        self.children = children
    }

    /// This node and all below it.
    var all: [RandomTree] { [self] + children.flatMap(\.all) }
}

/// An editor that grows and changes a `RandomTree`.
struct RandomGardener {
    var random: SeededGenerator
    private var lastID = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func grow(depth: Int, kind: RandomTree.Kind? = nil) -> RandomTree {
        lastID += 1
        let id = lastID
        let kind = kind ?? (depth == 0 ? .text : RandomTree.Kind.allCases.randomElement(using: &random)!)
        let count = depth == 0 || kind == .text ? 0 : Int.random(in: 0...4, using: &random)
        return RandomTree(
            id: id,
            kind: kind,
            flag: .random(using: &random),
            text: makeText(),
            children: (0..<count).map { _ in grow(depth: depth - 1) }
        )
    }

    private mutating func makeText() -> String {
        let pieces = ["a", "bc", " ", "中文", "漢", "😀", "👩‍👩‍👧", "é", "e\u{301}", "🇫🇷", "longer words here", "\u{10FFFF}"]
        return (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
    }

    mutating func edit(_ root: RandomTree) {
        let node = root.all.randomElement(using: &random)!
        switch Int.random(in: 0..<10, using: &random) {
        case 0: node.children.shuffle(using: &random)
        case 1: node.children.reverse()
        case 2: if !node.children.isEmpty { node.children.remove(at: index(in: node)) }
        case 3, 4: node.children.insert(grow(depth: 2), at: Int.random(in: 0...node.children.count, using: &random))
        case 5: if node.children.count > 1 { node.children.swapAt(index(in: node), index(in: node)) }
        case 6: node.flag.toggle()
        case 7: node.text = makeText()
        case 8: node.text = spliced(node.text)
        default: node.kind = RandomTree.Kind.allCases.randomElement(using: &random)!
        }
    }

    private mutating func index(in node: RandomTree) -> Int { Int.random(in: node.children.indices, using: &random) }

    private mutating func spliced(_ text: String) -> String {
        var characters = Array(text)
        let start = Int.random(in: 0...characters.count, using: &random)
        let end = Int.random(in: start...characters.count, using: &random)
        characters.replaceSubrange(start..<min(end, start + 2), with: Array(makeText().prefix(2)))
        return String(characters)
    }
}

/// A view of a `RandomTree` that uses every way of building views; each node observes only itself.
struct RandomTreeView: View {
    @ObservedObject var node: RandomTree

    var body: some View {
        switch node.kind {
        case .text: Text(verbatim: node.text).bold(node.flag)
        case .stack: VStack(alignment: node.flag ? .leading : .center, spacing: node.flag ? 4 : nil) { children }
        case .group:
            Group {
                children
                if node.flag { Text("flag") }
            }
        case .list:
            ForEach(node.children) { child in
                if node.flag { Text("before \(child.id)") }
                RandomTreeView(node: child)
            }
        case .either:
            if node.flag {
                Text(verbatim: node.text)
                children
            } else {
                children
            }
        case .optional:
            if let child = node.children.first { RandomTreeView(node: child) }
            if node.flag { Text(verbatim: node.text) }
        case .erased: node.flag ? AnyView(children) : AnyView(Text(verbatim: node.text))
        case .padded: Group { children }.padding(node.flag ? 1 : 2)
        case .identified: children.id(node.flag)
        case .toggle: Toggle(node.text, isOn: $node.flag).disabled(node.flag)
        case .nested:
            ForEach(0..<(node.flag ? 2 : 1), id: \.self) { _ in
                ForEach(node.children) { RandomTreeView(node: $0) }
            }
        case .table:
            if node.flag {
                List { children }.listStyle(.plain)
            } else {
                List {
                    Text(verbatim: node.text)
                    children
                }
                .listStyle(.insetGrouped)
            }
        case .section:
            Section {
                children
            } header: {
                if node.flag { Text(verbatim: node.text) }
            }
        case .page:
            NavigationStack {
                Group { children }
                    .navigationTitle(node.flag ? node.text : "")
                    .toolbar(node.flag ? .hidden : .visible, for: .tabBar)
            }
        case .tabs:
            // A tab that was visited stays mounted, so the selection does not change.
            TabView(selection: .constant(true)) {
                ForEach([true, false], id: \.self) { isFirst in
                    Group { if isFirst { children } else { Text("second") } }
                        .tabItem { Text("tab") }
                        .tag(isFirst)
                }
            }
        case .label:
            Label {
                Text(verbatim: node.text)
            } icon: {
                if node.flag { Text("icon") } else { Image(systemName: "star") }
            }
        case .ranked:
            HStack {
                Text(verbatim: node.text).layoutPriority(node.flag ? 1 : 0).zIndex(node.flag ? 1 : 0).overlay {
                    Color.red
                }
                Spacer().background { if node.flag { Color.green } }
                children
            }
        case .framed:
            VStack(alignment: .leading) { children }.padding(2)
                .frame(maxWidth: .infinity, alignment: node.flag ? .leading : .trailing)
        case .layered:
            Group { children }
                .background {
                    if node.flag { Color.red } else { Text(verbatim: node.text) }
                }
                .overlay { if node.flag { Circle().padding(1) } }
                .clipShape(Circle())
        case .figure:
            Color.red.aspectRatio(node.flag ? 1 : 2, contentMode: .fit).overlay { children }
            Circle().trim(from: 0, to: node.flag ? 1 : 0.5).background(node.flag ? Color.clear : Color.blue)
            ZStack(alignment: node.flag ? .topLeading : .bottom) {
                AnyShape(node.flag ? AnyShape(Circle()) : AnyShape(Rectangle())).padding(2)
                children
            }
            .padding(3)
            .frame(width: 40, height: 30, alignment: node.flag ? .leading : .bottomTrailing)
        case .placed:
            let layout =
                node.flag ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(ZStackLayout(alignment: .topLeading))
            layout {
                children
                Text(verbatim: node.text).layoutPriority(node.flag ? 1 : 0)
            }
            .padding(1)
        case .fitted:
            ViewThatFits(in: node.flag ? .horizontal : .vertical) {
                Text(verbatim: node.text)
                children
            }
        case .moving:
            RandomMotion(amount: Double(node.text.count + (node.flag ? 20 : 0)))
                .animation(.linear(duration: 0.05), value: node.flag)
            children
        case .button:
            Button {
            } label: {
                if node.flag { Text(verbatim: node.text) } else { children }
            }
            Button {
            } label: {
                Text(verbatim: node.text).bold(node.flag)
            }
        case .row:
            HStack(alignment: node.flag ? .center : .firstTextBaseline, spacing: node.text.count > 6 ? 4 : nil) {
                Image(systemName: "star")
                if node.flag { children }
                Spacer(minLength: node.text.isEmpty ? 0 : nil)
                if !node.flag { Color.red.frame(maxWidth: node.text.count > 3 ? 20 : nil) }
                Text(verbatim: node.text)
            }
        case .plain:
            // The button's node draws some of these labels.
            Button {
            } label: {
                Group {
                    if node.text.count > 8 {
                        Text(verbatim: node.text)
                    } else if node.text.count > 4 {
                        HStack { children }
                    } else {
                        ZStack(alignment: .bottom) { children }
                    }
                }
                .padding(node.text.count.isMultiple(of: 2) ? 0 : 3)
                .frame(minWidth: 20, maxWidth: node.flag ? 40 : nil)
                .background(node.flag ? Color.red : Color.blue, in: .capsule)
                .scaleEffect(node.flag ? 1 : 2)
            }
            .buttonStyle(.plain)
            .background { if node.text.count < 3 { Circle() } }
        case .covered:
            // So do the nodes of these layers.
            VStack(spacing: node.text.count.isMultiple(of: 2) ? 2 : -2) { children }
                .padding(4)
                .background(.thinMaterial)
                .overlay { Button("badge") {}.frame(width: 10, height: node.flag ? 10 : nil) }
            (node.flag ? Color.red : Color.blue)
                .aspectRatio(node.text.isEmpty ? nil : 2, contentMode: .fit)
                .overlay { children }
                .clipped()
            Group {
                if node.text.count > 5 { Color.red } else { Text(verbatim: node.text) }
            }
            .frame(width: 20, height: node.flag ? 20 : 30)
            .clipShape(Circle())
            .padding(node.text.count.isMultiple(of: 2) ? 2 : 3)
            .background(node.flag ? Color.white : Color.black, in: .capsule)
        case .dark: children.preferredColorScheme(node.flag ? .dark : nil)
        }
    }

    private var children: some View { ForEach(node.children) { RandomTreeView(node: $0) } }
}

/// A view that moves from one amount to the next.
private struct RandomMotion: View, @preconcurrency Animatable {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    var body: some View {
        Text("\(amount)")
        if Int(amount).isMultiple(of: 2) { Text("even") }
    }
}

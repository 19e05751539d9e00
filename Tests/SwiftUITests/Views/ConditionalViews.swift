import SwiftUI

enum LoadingState<Value> {
    case idle
    case loading(progress: Double)
    case loaded(Value)
    case failed(Error)
}

/// Every branching statement a builder takes.
struct StatusView: View {
    let state: LoadingState<[String]>

    var body: some View {
        switch state {
        case .idle:
            Text("Nothing to do")
        case .loading(let progress) where progress > 0:
            Text("Loading \(Int(progress * 100)) %")
        case .loading:
            Text("Loading")
        case .loaded(let names):
            ForEach(names, id: \.self) { name in
                Text(name)
            }
        case let .failed(error):
            VStack {
                Text("Failed")
                Text(error.localizedDescription).foregroundColor(.red)
            }
        }
    }
}

struct BranchesView: View {
    var count: Int
    var subtitle: String?
    var owner: Profile?

    var body: some View {
        VStack {
            if count > 10 {
                Text("Many")
            } else if count > 1 {
                Text("Some")
            } else if count == 1 {
                Text("One")
            } else {
                Text("None")
            }
            if let subtitle {
                Text(subtitle)
            }
            if let owner = owner, owner.followers > 0 {
                let name = owner.name.uppercased()
                Text(name)
            }
            if case .some(let value) = subtitle, !value.isEmpty {
                Text("\(value.count) letters")
            }
            newest
        }
    }

    @ViewBuilder
    var newest: some View {
        if #available(iOS 18.0, macOS 15.0, *) {
            Text("New system")
        } else {
            Text("Old system")
        }
        if #available(iOS 17, *) {
            Text("Seventeen")
        }
    }
}

struct ManyChildrenView: View {
    var body: some View {
        VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
    }
}

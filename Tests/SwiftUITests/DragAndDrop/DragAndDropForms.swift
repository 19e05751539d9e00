import SwiftUI
import UniformTypeIdentifiers

/// Drag and drop in the forms of Apple's documentation.
struct DragAndDropForms: View {
    struct Profile: Identifiable, Codable, Transferable {
        var id: Int
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .profile)
            ProxyRepresentation(exporting: \.name)
        }
    }

    @State private var profiles = [Profile(id: 1, name: "Juan"), Profile(id: 2, name: "Mei")]
    @State private var names: [String] = []
    @State private var isTargeted = false
    @State private var dragged: Profile?
    @State private var status = "idle"

    var body: some View {
        VStack {
            Text(status)
            Text(names.joined(separator: ","))
                .dropDestination(for: String.self) { received, _ in
                    names += received
                    return true
                }
            Text("Basket")
                .dropDestination(for: Profile.self) { received, location in
                    status = received.map(\.name).joined() + "\(location == .zero)"
                    return !received.isEmpty
                } isTargeted: { inDropArea in
                    isTargeted = inDropArea
                }
            ForEach(profiles) { profile in
                Text(profile.name)
                    .draggable(profile)
                Text("with preview \(profile.name)")
                    .draggable(profile) { Image(systemName: "person") }
                Text("provider \(profile.name)")
                    .onDrag {
                        self.dragged = profile
                        return NSItemProvider(object: profile.name as NSString)
                    } preview: {
                        Text(profile.name)
                    }
                    .onDrop(of: [UTType.text], delegate: Delegate(item: profile, items: $profiles, current: $dragged))
            }
            Text("Images")
                .onDrop(of: [.image, .plainText], isTargeted: $isTargeted) { providers in
                    guard let provider = providers.first else { return false }
                    provider.loadObject(ofClass: String.self) { text, error in
                        guard error == nil, let text else { return }
                        DispatchQueue.main.async { self.status = text }
                    }
                    return true
                }
            Text("Place")
                .onDrop(of: [.fileURL], isTargeted: nil) { (providers: [NSItemProvider], location: CGPoint) -> Bool in
                    providers.first?.loadItem(forTypeIdentifier: UTType.fileURL.identifier, options: nil) { item, _ in
                        _ = item as? URL
                    }
                    return location.x >= 0
                }
            List {
                ForEach(names, id: \.self) { name in
                    Text(name).itemProvider { NSItemProvider(object: name as NSString) }
                }
                .onInsert(of: [.text]) { index, providers in insert(at: index, providers) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            List {
                ForEach(profiles) { Text($0.name) }
                    .dropDestination(for: Profile.self) { received, offset in
                        profiles.insert(contentsOf: received, at: offset)
                    }
            }
        }
    }

    private func insert(at index: Int, _ providers: [NSItemProvider]) {
        for provider in providers where provider.canLoadObject(ofClass: String.self) {
            _ = provider.loadObject(ofClass: String.self) { text, _ in
                DispatchQueue.main.async { if let text { names.insert(text, at: index) } }
            }
        }
    }

    private struct Delegate: DropDelegate {
        let item: Profile
        @Binding var items: [Profile]
        @Binding var current: Profile?

        func dropEntered(info: DropInfo) {
            guard let current, current.id != item.id,
                let from = items.firstIndex(where: { $0.id == current.id }),
                let to = items.firstIndex(where: { $0.id == item.id })
            else { return }
            withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
        }

        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

        func performDrop(info: DropInfo) -> Bool {
            current = nil
            return true
        }
    }
}

extension UTType {
    fileprivate static var profile: UTType { UTType(exportedAs: "com.example.profile") }
}

import SwiftUI

/// Items that are dragged by their identity, one or all selected ones.
struct DragContainerForms: View {
    struct Parcel: Identifiable, Codable, Transferable {
        var id: Int
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.name)
        }
    }

    @State private var parcels = [
        Parcel(id: 1, name: "Lamp"), Parcel(id: 2, name: "Chair"), Parcel(id: 3, name: "Desk"),
    ]
    @State private var selection: [Int] = [1, 3]
    @State private var loaded: [String] = []
    @State private var words: [String] = []
    @Namespace private var inner

    var body: some View {
        VStack {
            ForEach(parcels) { parcel in
                Text(parcel.name).draggable(containerItemID: parcel.id)
            }
            ForEach(["red", "green"], id: \.self) { word in
                Text(word).draggable(containerItemID: word, containerNamespace: inner)
            }
            .dragContainer(for: String.self, itemID: \.self, in: inner) { words in words }
            Text("Van")
                .dropDestination(for: Parcel.self) { received, _ in
                    loaded += received.map(\.name)
                    return true
                }
            Text("Wall")
                .dropDestination(for: String.self) { received, _ in
                    words += received
                    return true
                }
            Text("Loaded: \(loaded.joined(separator: ","))")
            Text("Painted: \(words.joined(separator: ","))")
            Text("Alone").draggable(containerItemID: 7, containerNamespace: nil)
        }
        .dragContainer(for: Parcel.self) { ids in parcels.filter { ids.contains($0.id) } }
        .dragContainerSelection(selection)
        .dragConfiguration(DragConfiguration(allowMove: true))
    }
}

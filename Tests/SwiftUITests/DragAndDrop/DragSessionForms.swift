import SwiftUI

/// Drags that are followed at their source and at their target.
struct DragSessionForms: View {
    struct Parcel: Identifiable, Codable, Transferable {
        var id: Int
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.name)
        }
    }

    @State private var parcels = [Parcel(id: 1, name: "Lamp"), Parcel(id: 2, name: "Chair")]
    @State private var moved: [String] = []
    @State private var source: [String] = []
    @State private var target: [String] = []
    let operation: DropOperation
    let isOpen: Bool

    var body: some View {
        VStack {
            Group {
                ForEach(parcels) { parcel in
                    Text(parcel.name).draggable(containerItemID: parcel.id)
                }
                .dragContainer(for: Parcel.self) { ids in parcels.filter { ids.contains($0.id) } }
                Text("Single").draggable(Parcel(id: 9, name: "Vase"))
            }
            .dragConfiguration(DragConfiguration(allowMove: true, allowDelete: false))
            .onDragSessionUpdated { (session: DragSession) in
                source.append(name(session.phase))
                if case .ended(.move) = session.phase {
                    let ids = session.draggedItemIDs(for: Parcel.ID.self)
                    parcels.removeAll { ids.contains($0.id) }
                }
            }
            Text("Van")
                .dropDestination(for: Parcel.self, isEnabled: isOpen) { received, session in
                    moved += received.map(\.name)
                    target.append("\(session.itemsCount) at \(Int(session.location.x))")
                }
                .dropConfiguration { (session: DropSession) in
                    target.append("\(session.localSession?.draggedItemIDs(for: Int.self) ?? [])")
                    return DropConfiguration(operation: operation)
                }
                .onDropSessionUpdated { session in target.append(name(session.phase)) }
            Text("Left: \(parcels.map(\.name).joined(separator: ","))")
            Text("Moved: \(moved.joined(separator: ","))")
            Text("Source: \(source.joined(separator: " "))")
            Text("Target: \(target.joined(separator: " "))")
        }
    }

    private func name(_ phase: DragSession.Phase) -> String {
        switch phase {
        case .initial: "initial"
        case .active: "active"
        case .ended(let operation): "ended-\(operation)"
        case .dataTransferCompleted: "transferred"
        }
    }

    private func name(_ phase: DropSession.Phase) -> String {
        switch phase {
        case .entering: "entering"
        case .active: "active"
        case .exiting: "exiting"
        case .ended(let operation): "ended-\(operation)"
        case .dataTransferCompleted: "transferred"
        }
    }
}

import SwiftUI

/// What is known of a plant.
struct PlantView: View {
    let plant: Plant
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        List {
            PlantPicture(plant)
                .frame(height: 160)
                .frame(maxWidth: .infinity)
            row("plant.latin", Text(verbatim: plant.latinName).italic())
            row("plant.height", Text("\(plant.height.formatted(.number.locale(locale))) m"))
            row("plant.flowers", flowers)
        }
        .navigationTitle(plant.name)
    }

    private var flowers: Text {
        guard let months = plant.flowers, let first = months.first, let last = months.last else {
            return Text("plant.flowers.never", bundle: .module)
        }
        return Text("plant.flowers.from \(name(of: first)) to \(name(of: last))", bundle: .module)
    }

    private func name(of month: Int) -> String {
        var calendar = calendar
        calendar.locale = locale
        return calendar.monthSymbols[month - 1]
    }

    private func row(_ title: LocalizedStringKey, _ value: Text) -> some View {
        LabeledContent {
            value
        } label: {
            Text(title, bundle: .module)
        }
    }
}

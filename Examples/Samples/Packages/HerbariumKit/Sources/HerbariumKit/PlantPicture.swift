import SwiftUI

/// The drawing of a plant.
public struct PlantPicture: View {
    let plant: Plant

    public init(_ plant: Plant) {
        self.plant = plant
    }

    public var body: some View {
        Image(plant.id, bundle: .module)
            .resizable()
            .scaledToFit()
            .accessibilityLabel(plant.name)
    }
}

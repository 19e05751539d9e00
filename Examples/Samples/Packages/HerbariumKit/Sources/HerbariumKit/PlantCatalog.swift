import Foundation

/// The plants of the package.
public struct PlantCatalog: Sendable {
    public let plants: [Plant]

    /// Reads the plants from the bundle of the package.
    public init() throws {
        guard let url = Bundle.module.url(forResource: "plants", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        plants = try JSONDecoder().decode([Plant].self, from: Data(contentsOf: url))
    }
}

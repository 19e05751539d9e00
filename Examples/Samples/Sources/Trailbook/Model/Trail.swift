import CoreLocation

struct Trail: Hashable, Identifiable {
    struct Stop: Hashable {
        let name: String
        let latitude: Double
        let longitude: Double

        var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    }

    enum Region: String, CaseIterable {
        case coast = "Coast"
        case hills = "Hills"
    }

    let id: Int
    let name: String
    let region: Region
    let kilometers: Int
    let stops: [Stop]
}

extension Trail {
    static let samples = [
        Trail(
            id: 1,
            name: "Dune Path",
            region: .coast,
            kilometers: 9,
            stops: [
                Stop(name: "Lighthouse", latitude: 54.48, longitude: 8.52),
                Stop(name: "Old Pier", latitude: 54.50, longitude: 8.55),
                Stop(name: "Bird Hide", latitude: 54.52, longitude: 8.57),
                Stop(name: "Campsite", latitude: 54.53, longitude: 8.60),
                Stop(name: "Village", latitude: 54.55, longitude: 8.61),
            ]
        ),
        Trail(
            id: 2,
            name: "Salt Marsh Loop",
            region: .coast,
            kilometers: 5,
            stops: [
                Stop(name: "Lock", latitude: 54.30, longitude: 8.65),
                Stop(name: "Sheepfold", latitude: 54.31, longitude: 8.69),
            ]
        ),
        Trail(
            id: 3,
            name: "Ridge Walk",
            region: .hills,
            kilometers: 14,
            stops: [
                Stop(name: "Quarry", latitude: 51.80, longitude: 10.60),
                Stop(name: "Cairn", latitude: 51.81, longitude: 10.63),
                Stop(name: "Hut", latitude: 51.83, longitude: 10.66),
            ]
        ),
    ]

    static let surprise = Trail(
        id: 4,
        name: "Millstream",
        region: .hills,
        kilometers: 3,
        stops: [
            Stop(name: "Mill", latitude: 51.70, longitude: 10.50),
            Stop(name: "Weir", latitude: 51.71, longitude: 10.51),
        ]
    )
}

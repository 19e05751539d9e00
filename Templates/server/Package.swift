let orielServer = Target.Dependency.product(name: "OrielServer", package: "oriel")

let package = Package(
    name: "Hello",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "oriel", path: "__ORIEL__"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird",
            from: "2.28.1",
            traits: ["FullFoundation"]
        ),
    ],
    targets: [
        .executableTarget(
            name: "Hello",
            dependencies: [
                oriel,
                orielServer,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            resources: [.process("Resources")],
            swiftSettings: apple
        ),
        .testTarget(name: "HelloTests", dependencies: ["Hello", orielTesting], swiftSettings: apple),
    ]
)

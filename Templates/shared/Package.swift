let package = Package(
    name: "Hello",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "oriel", path: "__ORIEL__")],
    targets: [
        .executableTarget(
            name: "Hello",
            dependencies: [oriel],
            resources: [.process("Resources")],
            swiftSettings: apple
        ),
        .testTarget(name: "HelloTests", dependencies: ["Hello", orielTesting], swiftSettings: apple),
    ]
)

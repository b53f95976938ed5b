// swift-tools-version: 6.2
import PackageDescription

// Apart from the package itself, so that nobody who uses it builds this. One command: make bench
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "gspec", path: "..")],
  targets: [
    .target(name: "HeapUse"),
    .target(name: "HandWritten"),
    .target(name: "YAMLFloor", linkerSettings: [.linkedLibrary("yaml")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "HandWritten", "HeapUse", "YAMLFloor", .product(name: "GestureRuntime", package: "gspec"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

// A package that uses this one as any other package would. Its Swift sources are generated from its specs at build.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "gspec", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [.product(name: "GestureRuntime", package: "gspec")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "GSpecPlugin", package: "gspec")]
    )
  ],
  swiftLanguageModes: [.v6]
)

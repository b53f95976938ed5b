// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the main package do not build it. Scripts/check-apps checks it.

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let runtime = Target.Dependency.product(name: "GestureRuntime", package: "gspec")

let package = Package(
  name: "DrawnApps",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "gspec", path: "../..")],
  targets: [
    .target(name: "Stage", dependencies: [runtime], swiftSettings: settings),
    .executableTarget(name: "CardStack", dependencies: ["Stage", runtime], swiftSettings: settings),
    .executableTarget(name: "CityMap", dependencies: ["Stage", runtime], swiftSettings: settings),
    .executableTarget(name: "MailList", dependencies: ["Stage", runtime], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

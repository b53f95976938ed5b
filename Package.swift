// swift-tools-version: 6.2
import PackageDescription

// Imports only point down these rows: gspec, GestureCompiler, SpecParser, CLibYAML; GestureSwiftUI, GestureUIKit. GestureRuntime imports
// nothing.
// See Docs/Architecture.md.

// Warnings are errors where this package is worked on, which is where builds of it start. In a dependency Swift Build suppresses
// warnings, and the compiler refuses to be told both.
let isWorkedOn = Context.environment["PWD"] == Context.packageDirectory

// `make test` sets it, and builds for release: the libraries are optimized, since tests play millions of touches through them, and can be
// looked into. Commands and tests are not optimized: it takes more than a minute of processor time, and they run as fast without. Plugins stay
// away, for which everything would be compiled a second time.
let isTested = isWorkedOn && Context.environment["GSPEC_TESTS"] == "1"

// `Scripts/fuzz` sets it: in place of gspec and the tests there is one program, built for libFuzzer.
let isFuzzed = isWorkedOn && Context.environment["GSPEC_FUZZ"] == "1"

/// The path of a `gspec.artifactbundle` (`Scripts/bundle`, or `make dist`): plugins run the program in it, and none is built.
/// SwiftPM takes no absolute path, but one that leaves this folder.
let bundle = Context.environment["GSPEC_BUNDLE"].map { path in
  let up = String(repeating: "../", count: Context.packageDirectory.split(separator: "/").count)
  return path.hasPrefix("/") ? up + path.dropFirst() : path
}

let settings: [SwiftSetting] =
  (isFuzzed ? [.unsafeFlags(["-enable-testing", "-sanitize=fuzzer,address"])] : [])
  + (isWorkedOn ? [.treatAllWarnings(as: .error)] : [])
  + (isTested ? [.unsafeFlags(["-enable-testing"])] : [])
  + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// Of what calls the libraries: commands and tests. Files of one module are compiled on all cores.
let shellSettings: [SwiftSetting] =
  settings
  + (isTested ? [.unsafeFlags(["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"])] : [])

let pluginProducts: [Product] = [
  .plugin(name: "GSpecPlugin", targets: ["GSpecPlugin"]),
  .plugin(name: "GSpecCommands", targets: ["GSpecLint", "GSpecGenerate"]),
]

let plugins: [Target] = [
  .plugin(name: "GSpecPlugin", capability: .buildTool(), dependencies: ["gspec"]),
  .plugin(
    name: "GSpecLint",
    capability: .command(
      intent: .custom(verb: "gspec-lint", description: "Check the gesture specs of a package.")),
    dependencies: ["gspec"]
  ),
  .plugin(
    name: "GSpecGenerate",
    capability: .command(
      intent: .custom(verb: "gspec-generate", description: "Write the Swift sources of gesture specs."),
      permissions: [.writeToPackageDirectory(reason: "The sources of gesture specs are written into it.")]),
    dependencies: ["gspec"]
  ),
]

let package = Package(
  name: "gspec",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "GestureRuntime", targets: ["GestureRuntime"]),
    .library(name: "GestureUIKit", targets: ["GestureUIKit"]),
    .library(name: "GestureSwiftUI", targets: ["GestureSwiftUI"]),
    .executable(name: "gspec", targets: ["gspec"]),
  ] + (isTested ? [] : pluginProducts),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(
      name: "GestureRuntime",
      swiftSettings: settings + [.strictMemorySafety()],
      // Rounding and square roots, where the C library keeps them apart; a program without Foundation has no other reason to link it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "GestureUIKit", dependencies: ["GestureRuntime"], swiftSettings: settings),
    .target(
      name: "GestureSwiftUI", dependencies: ["GestureUIKit", "GestureRuntime"], swiftSettings: settings),
    .target(name: "SpecParser", dependencies: ["CLibYAML"], swiftSettings: settings),
    .target(
      name: "GestureCompiler",
      dependencies: ["SpecParser", "GestureRuntime"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gspec",
      dependencies: [
        "GestureCompiler", "SpecParser", "GestureRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: shellSettings
    ),
    // What needs no compiler is built beside it.
    .target(
      name: "TestSupport",
      dependencies: ["SpecParser", "GestureRuntime"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    // Brute force, with which the conflict analysis is compared.
    .target(
      name: "ConflictSupport",
      dependencies: ["GestureCompiler", "SpecParser", "GestureRuntime", "TestSupport"],
      path: "Tests/ConflictSupport",
      swiftSettings: settings
    ),
    // The slow reference, and the random cases on which it is compared.
    .target(
      name: "AgreementSupport",
      dependencies: ["GestureCompiler", "SpecParser", "GestureRuntime", "TestSupport"],
      path: "Tests/AgreementSupport",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Agree",
      dependencies: ["AgreementSupport", "GestureCompiler", "SpecParser", "GestureRuntime", "TestSupport"],
      path: "Tests/Agree",
      // Compiled with generated code.
      exclude: ["Generated"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Prove",
      dependencies: ["ConflictSupport", "GestureCompiler", "SpecParser", "TestSupport"],
      path: "Tests/Prove",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Hands",
      dependencies: ["GestureCompiler", "SpecParser", "GestureRuntime", "TestSupport"],
      path: "Tests/Hands",
      swiftSettings: settings
    ),
    .testTarget(
      name: "SpecParserTests",
      dependencies: ["SpecParser", "TestSupport"],
      swiftSettings: shellSettings
    ),
    .testTarget(
      name: "GestureCompilerTests",
      dependencies: ["ConflictSupport", "GestureCompiler", "SpecParser", "GestureRuntime", "TestSupport"],
      exclude: ["Analyze/FoundWays"],
      swiftSettings: shellSettings
    ),
    .testTarget(
      name: "GestureRuntimeTests",
      dependencies: ["GestureRuntime", "TestSupport"],
      swiftSettings: shellSettings
    ),
    // Optimized: it reads every source character by character.
    .testTarget(name: "HouseRulesTests", dependencies: ["GestureRuntime"], swiftSettings: settings),
    .testTarget(
      name: "AgreementTests",
      dependencies: ["AgreementSupport", "GestureCompiler", "SpecParser", "GestureRuntime", "TestSupport"],
      swiftSettings: shellSettings
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["gspec", "GestureCompiler", "GestureRuntime", "SpecParser"],
      path: "Tests/Fuzz",
      exclude: ["Driver", "Finds"],
      swiftSettings: shellSettings
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "gspec", "TestSupport",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["Fixtures", "Goldens/Snapshots", "Recordings/every-mechanic.gspec.yaml"],
      swiftSettings: shellSettings
    ),
  ] + (isTested ? [] : plugins),
  swiftLanguageModes: [.v6]
)

if let bundle, !isTested {
  package.products.removeAll { $0.name == "gspec" }
  package.targets.removeAll { $0.name == "gspec" || $0.type == .test }
  package.targets.append(.binaryTarget(name: "gspec", path: bundle))
}

if isFuzzed {
  package.products = [.executable(name: "Fuzz", targets: ["Fuzz"])]
  package.targets.removeAll { $0.type != .regular && $0.type != .system }
  package.targets += [
    .target(
      name: "gspec",
      dependencies: [
        "GestureCompiler", "SpecParser", "GestureRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // A part of a program has no `main`.
      swiftSettings: settings + [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "gspec_main"])
      ]
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["gspec", "GestureCompiler", "GestureRuntime", "SpecParser"],
      path: "Tests/Fuzz",
      exclude: ["FindTests.swift", "GoldenFlipTests.swift", "Finds"],
      swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags([
          "-sanitize=address", "-Xlinker", Context.environment["GSPEC_FUZZ_LIBRARY"] ?? "", "-lstdc++",
        ])
      ]
    ),
  ]
}

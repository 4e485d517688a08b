// swift-tools-version: 6.3
import PackageDescription

/// The language settings of all targets.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// The modules that the program and its tests use.
let parts: [Target.Dependency] = [
    .product(name: "DemoApp", package: "DemoApp"),
    .product(name: "Routing", package: "Routing"),
    .product(name: "RoutingDiagnostics", package: "Routing"),
    .product(name: "RoutingNavigation", package: "Routing"),
]

// A package of its own, because it shows an app that other packages show too.
let package = Package(
    name: "terminal-app",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Routing", path: "../.."),
        .package(name: "DemoApp", path: "../DemoApp"),
    ],
    targets: [
        .executableTarget(name: "terminal-app", dependencies: parts, swiftSettings: strict),
        // Parts of the system's headers that Swift does not import.
        .target(name: "OpenTerminal", path: "Tests/OpenTerminal"),
        .testTarget(
            name: "TerminalAppTests",
            dependencies: ["terminal-app", "OpenTerminal"] + parts,
            resources: [.copy("Expected")],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

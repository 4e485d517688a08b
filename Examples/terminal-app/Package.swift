// swift-tools-version: 6.2
import PackageDescription

/// The dialect of the package that is used.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// What the program and its tests are made of.
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
        // What Swift does not see of the system's headers.
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

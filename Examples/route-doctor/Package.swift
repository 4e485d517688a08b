// swift-tools-version: 6.3
import PackageDescription

/// The language settings that the Routing package uses too.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// A package of its own, because it parses arguments with a library, and Routing itself depends on nothing.
let package = Package(
    name: "route-doctor",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Routing", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "route-doctor",
            dependencies: [
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingDiagnostics", package: "Routing"),
                .product(name: "RoutingUniversalLinks", package: "Routing"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RouteDoctorTests",
            dependencies: [
                "route-doctor",
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingDiagnostics", package: "Routing"),
            ],
            resources: [.copy("Expected")],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

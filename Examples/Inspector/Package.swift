// swift-tools-version: 6.3
import PackageDescription

/// The compiler settings of the package that is used.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// A separate package, because it depends on a server, and Routing itself has no dependencies.
let package = Package(
    name: "Inspector",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "Inspector", targets: ["Inspector"]),
        .executable(name: "inspector", targets: ["InspectorProgram"]),
    ],
    dependencies: [
        .package(name: "Routing", path: "../.."),
        .package(name: "DemoApp", path: "../DemoApp"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        // Without traits, as in Examples/Benchmarks: CI builds both from the same objects.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    ],
    targets: [
        .target(
            name: "Inspector",
            dependencies: [
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingDiagnostics", package: "Routing"),
                .product(name: "RoutingNavigation", package: "Routing"),
                .product(name: "RoutingPresentation", package: "Routing"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            resources: [.copy("Page")],
            swiftSettings: strict
        ),
        // Not named 'inspector', because some file systems cannot tell that name from the library's.
        .executableTarget(
            name: "InspectorProgram",
            dependencies: [
                "Inspector",
                .product(name: "DemoApp", package: "DemoApp"),
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingDiagnostics", package: "Routing"),
                .product(name: "RoutingPresentation", package: "Routing"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "InspectorTests",
            dependencies: [
                "Inspector",
                "InspectorProgram",
                .product(name: "DemoApp", package: "DemoApp"),
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingDiagnostics", package: "Routing"),
                .product(name: "RoutingNavigation", package: "Routing"),
                .product(name: "RoutingPresentation", package: "Routing"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.3
import PackageDescription

/// The language settings of all targets.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// A package of its own, so that other examples, which are packages with their own dependencies, can show the
// app.
let package = Package(
    name: "DemoApp",
    platforms: [.macOS(.v14)],
    products: [.library(name: "DemoApp", targets: ["DemoApp"])],
    dependencies: [.package(name: "Routing", path: "../..")],
    targets: [
        .target(
            name: "DemoApp",
            dependencies: [
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingNavigation", package: "Routing"),
                .product(name: "RoutingPresentation", package: "Routing"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DemoAppTests",
            dependencies: [
                "DemoApp",
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingDiagnostics", package: "Routing"),
                .product(name: "RoutingNavigation", package: "Routing"),
                .product(name: "RoutingPresentation", package: "Routing"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

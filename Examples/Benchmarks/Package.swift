// swift-tools-version: 6.3
import PackageDescription

/// The compiler settings of the package that is measured.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// A separate package, because it compares Routing with other packages, and Routing itself has no dependencies.
let package = Package(
    name: "routing-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Routing", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "routing-benchmarks",
            dependencies: [
                "Callgrind",
                "HeapStatistics",
                .product(name: "Routing", package: "Routing"),
                .product(name: "RoutingNavigation", package: "Routing"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            resources: [.copy("Corpora")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingBenchmarksTests",
            dependencies: [
                "routing-benchmarks",
                .product(name: "RoutingNavigation", package: "Routing"),
            ],
            swiftSettings: strict
        ),
        // Starts and stops the counting of instructions.
        .target(name: "Callgrind"),
        // The statistics of the allocator; Swift cannot call those of glibc.
        .target(name: "HeapStatistics"),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.3
import PackageDescription

/// The dialect that every target of this package is written in.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Routing",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Routing", targets: ["Routing"]),
        .library(name: "RoutingDiagnostics", targets: ["RoutingDiagnostics"]),
        .library(name: "RoutingNavigation", targets: ["RoutingNavigation"]),
        .library(name: "RoutingPresentation", targets: ["RoutingPresentation"]),
        .library(name: "RoutingStoryboards", targets: ["RoutingStoryboards"]),
        .library(name: "RoutingTesting", targets: ["RoutingTesting"]),
        .library(name: "RoutingUniversalLinks", targets: ["RoutingUniversalLinks"]),
        .executable(name: "deep-links", targets: ["deep-links"]),
        .executable(name: "login-flow", targets: ["login-flow"]),
        .executable(name: "stress", targets: ["stress"]),
        .executable(name: "tabbed-app", targets: ["tabbed-app"]),
        .executable(name: "typed-links", targets: ["typed-links"]),
    ],
    targets: [
        .target(name: "Routing", swiftSettings: strict),
        .target(name: "RoutingDiagnostics", dependencies: ["Routing"], swiftSettings: strict),
        .target(name: "RoutingNavigation", dependencies: ["Routing"], swiftSettings: strict),
        .target(
            name: "RoutingPresentation",
            dependencies: ["Routing", "RoutingNavigation"],
            swiftSettings: strict
        ),
        .target(name: "RoutingStoryboards", dependencies: ["RoutingPresentation"], swiftSettings: strict),
        .target(
            name: "RoutingTesting",
            dependencies: ["Routing", "RoutingDiagnostics", "RoutingNavigation", "RoutingPresentation"],
            swiftSettings: strict
        ),
        .target(
            name: "RoutingUniversalLinks",
            dependencies: ["Routing", "RoutingDiagnostics"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "deep-links",
            dependencies: ["Routing"],
            path: "Examples/deep-links",
            packageAccess: false,
            swiftSettings: strict
        ),
        .executableTarget(
            name: "login-flow",
            dependencies: ["Routing", "RoutingPresentation", "RoutingTesting"],
            path: "Examples/login-flow",
            packageAccess: false,
            swiftSettings: strict
        ),
        .executableTarget(
            name: "stress",
            dependencies: ["Routing", "RoutingDiagnostics"],
            path: "Examples/stress",
            packageAccess: false,
            swiftSettings: strict
        ),
        .executableTarget(
            name: "tabbed-app",
            dependencies: ["Routing", "RoutingNavigation", "RoutingPresentation"],
            path: "Examples/tabbed-app",
            packageAccess: false,
            swiftSettings: strict
        ),
        .executableTarget(
            name: "typed-links",
            dependencies: ["Routing"],
            path: "Examples/typed-links",
            packageAccess: false,
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingTests",
            dependencies: [
                "Routing", "ClassicClient", "Reference", "RoutingDiagnostics", "RoutingTesting", "Samples",
                "SeededRandom", "Support",
            ],
            resources: [.copy("Conformance")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingDiagnosticsTests",
            dependencies: [
                "Routing", "Reference", "RoutingDiagnostics", "Samples", "SeededRandom", "Support",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingUniversalLinksTests",
            dependencies: [
                "Routing", "Reference", "RoutingDiagnostics", "RoutingUniversalLinks", "Samples",
                "SeededRandom",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingPresentationTests",
            dependencies: [
                "ClassicScreens", "RoutingNavigation", "RoutingPresentation", "RoutingTesting", "Samples",
                "SeededRandom", "Support",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingStoryboardsTests",
            dependencies: ["Routing", "RoutingPresentation", "RoutingStoryboards"],
            // Named one by one, they are at the top of the bundle, where storyboards are looked for.
            resources: [.copy("Resources/Login.storyboard"), .copy("Resources/Main.storyboard")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingNavigationTests",
            dependencies: [
                "Routing", "Reference", "RoutingDiagnostics", "RoutingNavigation", "RoutingTesting",
                "Samples", "SeededRandom",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "deep-links", "login-flow", "stress", "tabbed-app", "typed-links", "simulate", "Samples",
            ],
            resources: [.copy("Expected")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RoutingTestingTests",
            dependencies: [
                "RoutingDiagnostics", "RoutingPresentation", "RoutingTesting", "Samples", "Scenarios",
                "SeededRandom", "Support", "simulate",
            ],
            swiftSettings: strict
        ),
        // What is simulated, by the tests a few times and by a program as often as one likes.
        .target(
            name: "Scenarios",
            dependencies: ["Routing", "RoutingNavigation", "RoutingPresentation", "RoutingTesting"],
            path: "Tests/Scenarios",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "simulate",
            dependencies: ["RoutingTesting", "Scenarios"],
            path: "Tests/Simulate",
            swiftSettings: strict
        ),
        // Reads articles of the documentation, and gives their samples a paper to print on.
        .target(name: "Samples", path: "Tests/Samples", swiftSettings: strict),
        // What all property tests draw their cases with.
        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
        // What tests of several modules share: recorders, logs of events, a driven scheduler, snapshots.
        .target(
            name: "Support",
            dependencies: ["Routing", "Reference", "RoutingPresentation", "SeededRandom"],
            path: "Tests/Support",
            swiftSettings: strict
        ),
        // What the tests compare with: URLs, patterns and registries that are read and matched naively.
        .target(
            name: "Reference",
            dependencies: ["SeededRandom"],
            path: "Tests/Reference",
            swiftSettings: strict
        ),
        // Code as users of older routers write it. It stays in Swift 5 mode, that is the point of it, and
        // apart from the tests because the macros of Swift Testing do not expand in that mode.
        .target(
            name: "ClassicClient",
            dependencies: ["Routing"],
            path: "Tests/ClassicClient",
            packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        // A screen of such code, which compiles with the warning that Swift 6 mode wants sendable data.
        .target(
            name: "ClassicScreens",
            dependencies: ["Routing", "RoutingPresentation"],
            path: "Tests/ClassicScreens",
            packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ],
    swiftLanguageModes: [.v6]
)

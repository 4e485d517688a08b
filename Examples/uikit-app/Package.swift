// swift-tools-version: 6.2
import PackageDescription

/// The dialect of the package that is used.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// What the glue uses of the package.
var glue: [Target.Dependency] = [
    .product(name: "Routing", package: "Routing"),
    .product(name: "RoutingNavigation", package: "Routing"),
    .product(name: "RoutingPresentation", package: "Routing"),
]
var targets: [Target] = []

#if os(Linux)
    // UIKit exists on Apple's systems only. Here a module of its name declares the signatures that the sources use,
    // on the headless view stack, so that they run in tests. Swift Testing has an overlay for the real one.
    let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    let standIn = Target.target(
        name: "UIKit",
        dependencies: [.product(name: "RoutingPresentation", package: "Routing")],
        path: "StandIns/UIKit",
        swiftSettings: strict
    )
    let tests = Target.testTarget(
        name: "UIKitAppTests",
        dependencies: [
            "UIKit", "UIKitApp", "UIKitRouting", .product(name: "RoutingTesting", package: "Routing"),
        ] + glue,
        swiftSettings: strict + [withoutOverlays]
    )
    targets += [standIn, tests]
    glue += ["UIKit"]
#endif

targets += [
    .target(name: "UIKitRouting", dependencies: glue, swiftSettings: strict),
    .target(name: "UIKitApp", dependencies: ["UIKitRouting"] + glue, swiftSettings: strict),
]

// A package of its own, because it stands in for UIKit where there is none, of which other packages know nothing.
let package = Package(
    name: "uikit-app",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "UIKitRouting", targets: ["UIKitRouting"]),
        .library(name: "UIKitApp", targets: ["UIKitApp"]),
    ],
    dependencies: [
        .package(name: "Routing", path: "../..")
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)

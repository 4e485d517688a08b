// swift-tools-version: 6.3
import PackageDescription

/// The language settings of all targets.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// The products of the package that the glue uses.
var glue: [Target.Dependency] = [
    .product(name: "Routing", package: "Routing"),
    .product(name: "RoutingNavigation", package: "Routing"),
    .product(name: "RoutingPresentation", package: "Routing"),
]
var targets: [Target] = []

#if os(Linux)
    // UIKit exists only on Apple's systems. On Linux, a module named UIKit declares the signatures that the
    // sources use, on the headless view stack, so that tests can run them. Swift Testing has an overlay for
    // the real UIKit.
    let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    let standIns = [
        Target.target(
            name: "UIKit",
            dependencies: ["UserNotifications", .product(name: "RoutingPresentation", package: "Routing")],
            path: "StandIns/UIKit",
            swiftSettings: strict
        ),
        Target.target(
            name: "UserNotifications",
            path: "StandIns/UserNotifications",
            swiftSettings: strict
        ),
    ]
    let tests = Target.testTarget(
        name: "UIKitAppTests",
        dependencies: [
            "UIKit", "UIKitApp", "UIKitRouting", "UserNotifications",
            .product(name: "RoutingTesting", package: "Routing"),
        ] + glue,
        swiftSettings: strict + [withoutOverlays]
    )
    targets += standIns + [tests]
    glue += ["UIKit", "UserNotifications"]
#endif

targets += [
    .target(name: "UIKitRouting", dependencies: glue, swiftSettings: strict),
    .target(name: "UIKitApp", dependencies: ["UIKitRouting"] + glue, swiftSettings: strict),
]

// A package of its own, because its stand-in for UIKit must not reach other packages.
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

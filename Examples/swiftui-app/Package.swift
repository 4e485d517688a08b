// swift-tools-version: 6.3
import PackageDescription

/// The language settings of all targets.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// The modules that the app and its tests use.
var parts: [Target.Dependency] = [
    .product(name: "Routing", package: "Routing"),
    .product(name: "RoutingNavigation", package: "Routing"),
]

var standIns: [Target] = []
#if os(Linux)
    // Declares the SwiftUI signatures that the program uses. On Apple's systems, the real SwiftUI is used
    // instead.
    parts.append("SwiftUI")
    standIns.append(.target(name: "SwiftUI", path: "StandIns/SwiftUI", swiftSettings: strict))
#endif

let package = Package(
    name: "swiftui-app",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "SwiftUIApp", targets: ["SwiftUIApp"]),
        .executable(name: "swiftui-app", targets: ["swiftui-app"]),
    ],
    dependencies: [.package(name: "Routing", path: "../..")],
    targets: standIns + [
        // A library that builds on every platform; the executable only starts it.
        .target(name: "SwiftUIApp", dependencies: parts, swiftSettings: strict),
        .executableTarget(
            name: "swiftui-app",
            dependencies: ["SwiftUIApp"] + parts,
            swiftSettings: strict
        ),
        .testTarget(name: "SwiftUIAppTests", dependencies: ["SwiftUIApp"] + parts, swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

/// The dialect of the package that is used.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// What the app and its tests are made of.
var parts: [Target.Dependency] = [
    .product(name: "Routing", package: "Routing"),
    .product(name: "RoutingNavigation", package: "Routing"),
]

var standIns: [Target] = []
#if os(Linux)
    // The signatures of SwiftUI that the program uses; where there is SwiftUI, the program is made with that.
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
        // A library, which is built for every platform; the program is what starts it.
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

import SwiftUI
import SwiftUIApp

#if os(macOS)
    import AppKit

    // A program without a bundle has no icon in the Dock and no keyboard focus, unless it asks for them.
    NSApplication.shared.setActivationPolicy(.regular)
#endif

ReaderApp.main()

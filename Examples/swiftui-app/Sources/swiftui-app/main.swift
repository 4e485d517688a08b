import SwiftUI
import SwiftUIApp

ReaderApp.main()

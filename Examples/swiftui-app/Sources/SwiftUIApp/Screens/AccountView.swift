import RoutingNavigation
import SwiftUI

/// The account, for signed-in users only.
struct AccountView: View {
    @Environment(Reader.self) private var reader

    var body: some View {
        List {
            Button("Orders") { reader.navigator.go(to: "account/orders") }
            Button("Sign out") { Task { try await reader.signOut() } }
        }
        .navigationTitle("Account")
    }
}

/// Lets the user sign in, or go back.
struct LoginView: View {
    @Environment(Reader.self) private var reader
    let place: Destination

    var body: some View {
        List {
            Button("Sign in") { reader.signIn(at: place) }
            Button("Not now") { place.finish() }
        }
    }
}

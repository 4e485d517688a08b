import RoutingNavigation
import SwiftUI

/// The account, for signed-in users only.
struct AccountView: View {
    @Environment(Reader.self) private var reader
    @Environment(Navigator.self) private var navigator

    var body: some View {
        List {
            Button("Orders") { navigator.go(to: "account/orders") }
            Button("Sign out") { reader.signOut() }
        }
        .navigationTitle("Account")
    }
}

/// Lets the user sign in, or go back.
struct LoginView: View {
    @Environment(Reader.self) private var reader
    @Environment(Navigator.self) private var navigator
    let place: Destination

    var body: some View {
        List {
            Button("Sign in") { reader.signIn(at: place, in: navigator) }
            Button("Not now") { place.finish() }
        }
    }
}

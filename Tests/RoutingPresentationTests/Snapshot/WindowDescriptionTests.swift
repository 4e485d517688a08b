import Testing

@testable import RoutingPresentation
@testable import Support

@Suite struct WindowDescriptionTests {
    @Test func anEmptyWindowSaysSo() {
        #expect(WindowSnapshot(layers: []).description == "Window (empty)")
    }

    @Test func arrowsLeadToTheSelectedTabAndTheTopOfItsStack() {
        let drawing = """
            Window
            └─▸ TabBarController
                ├─▸ NavigationController "Books"
                │   ├── LibraryController "Library"
                │   └─▸ BookController "Dune"  ● visible
                ├── SearchController "Search"
                └── NavigationController "Settings"
                    └─▸ SettingsController "Settings"
            """
        #expect(WindowSnapshot(layers: [.library(selected: 0)]).description == drawing)
    }

    @Test func doubleLinesLeadToWhatIsPresentedOverTheRoot() {
        let drawing = """
            Window
            ├── TabBarController
            │   ├── NavigationController "Books"
            │   │   ├── LibraryController "Library"
            │   │   └─▸ BookController "Dune"
            │   ├─▸ SearchController "Search"
            │   └── NavigationController "Settings"
            │       └─▸ SettingsController "Settings"
            ╞══ presented NavigationController
            │   └─▸ LoginController "Log in"
            ╘═▸ presented AlertController "Are you sure?"  ● visible
            """
        let login = ControllerSnapshot.stack(nil, .screen("LoginController", "Log in"))
        let alert = ControllerSnapshot.screen("AlertController", "Are you sure?")
        #expect(WindowSnapshot(layers: [.library(selected: 1), login, alert]).description == drawing)
    }

    @Test func bothColumnsOfASplitViewAreVisible() {
        let drawing = """
            Window
            └─▸ SplitViewController
                ├─▸ NavigationController "Mail"
                │   ├── MailboxesController
                │   └─▸ InboxController "Inbox"  ● visible
                └─▸ MessageController "Re: Dune"  ● visible
            """
        let mail = ControllerSnapshot.stack(
            "Mail",
            .screen("MailboxesController"),
            .screen("InboxController", "Inbox")
        )
        let split = ControllerSnapshot.split(mail, .screen("MessageController", "Re: Dune"))
        #expect(WindowSnapshot(layers: [split]).description == drawing)
    }

    @Test func containersSayWhatTheirNameDoesNot() {
        let drawing = """
            Window
            └─▸ ShopController (tabs)
                ├── Wizard "Order" (stack)
                │   └─▸ AddressController
                ├── Mail (split, empty)
                └─▸ NavigationController (empty)  ● visible
            """
        let order = ControllerSnapshot.sample(.navigation, "Wizard", "Order", [.screen("AddressController")])
        let mail = ControllerSnapshot.sample(.split, "Mail", nil, [])
        let shop = ControllerSnapshot.sample(
            .tabBar, "ShopController", nil, [order, mail, .stack()], selected: 2)
        #expect(WindowSnapshot(layers: [shop]).description == drawing)
    }
}

@Suite struct WindowDescriptionTitleTests {
    private static func line(of title: String) -> String {
        let lines = WindowSnapshot(layers: [.screen("A", title)]).description.split(separator: "\n")
        return lines.count == 2 ? String(lines[1]) : "\(lines.count) lines"
    }

    @Test(arguments: [
        ("", #"└─▸ A ""  ● visible"#),
        ("Die Verwandlung – été", #"└─▸ A "Die Verwandlung – été"  ● visible"#),
        ("two\nlines", #"└─▸ A "two\nlines"  ● visible"#),
        ("two\r\nlines\u{2028}", #"└─▸ A "two\r\nlines\u{2028}"  ● visible"#),
        ("a\tb\u{0}\u{1B}[31m", #"└─▸ A "a\tb\u{0}\u{1b}[31m"  ● visible"#),
        (#"" (empty)"#, #"└─▸ A "\" (empty)"  ● visible"#),
        (#"\u{202e}"#, #"└─▸ A "\\u{202e}"  ● visible"#),
        ("a\u{202E}b\u{FEFF}", #"└─▸ A "a\u{202e}b\u{feff}"  ● visible"#),
        ("\u{301}e", "└─▸ A \"◌\u{301}e\"  ● visible"),
        ("👩‍👩‍👧 books", #"└─▸ A "👩‍👩‍👧 books"  ● visible"#),
    ])
    func aTitleCannotBreakTheDrawing(title: String, line: String) {
        #expect(Self.line(of: title) == line)
    }

    @Test func aLongTitleEndsInAnEllipsis() {
        let title = String(repeating: "word ", count: 30)
        #expect(Self.line(of: title) == "└─▸ A \"\(title.prefix(63))…\"  ● visible")
        let fitting = String(repeating: "x", count: 64)
        #expect(Self.line(of: fitting) == "└─▸ A \"\(fitting)\"  ● visible")
    }

    @Test func everyControllerOfALongStackIsThere() {
        let pages = (1...2000).map { ControllerSnapshot.screen("PageController", "Page \($0)") }
        let lines = WindowSnapshot(layers: [.stack("Pages", of: pages)]).description.split(separator: "\n")
        #expect(lines.count == 2002)
        #expect(lines[1001] == "    ├── PageController \"Page 1000\"")
        #expect(lines[2001] == "    └─▸ PageController \"Page 2000\"  ● visible")
    }

    @Test func sixtyFourLevelsAreIndented() {
        let lines = WindowSnapshot(layers: [.nested(64)]).description.split(separator: "\n")
        #expect(lines.count == 66)
        #expect(lines[65] == String(repeating: " ", count: 64 * 4) + "└─▸ Core \"Core\"  ● visible")
    }
}

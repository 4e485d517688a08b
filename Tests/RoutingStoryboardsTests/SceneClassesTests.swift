import Testing

@testable import RoutingStoryboards

@MainActor
@Suite("Classes of scenes")
struct SceneClassesTests {
    private let module = "RoutingStoryboardsTests"

    @Test func aClassIsFoundByModuleAndName() {
        let classes = SceneClasses(mainModule: nil)
        let name = "LoginViewController"
        #expect(classes.find(SceneClass(name: name, module: module)) == LoginViewController.self)
        #expect(classes.find(SceneClass(name: name, module: "Other")) == nil)
        #expect(classes.find(SceneClass(name: "LogoutViewController", module: module)) == nil)
        #expect(classes.find(SceneClass(name: name)) == nil)
    }

    @Test func theModuleOfTheTargetIsThatOfTheProgram() {
        let classes = SceneClasses(mainModule: module)
        let name = "LoginViewController"
        let login = LoginViewController.self
        #expect(classes.find(SceneClass(name: name, module: "App", isOfTarget: true)) == login)
        #expect(classes.find(SceneClass(name: name, isOfTarget: true)) == login)
        #expect(classes.find(SceneClass(name: name)) == login)
        #expect(classes.find(SceneClass(name: name, module: "App")) == nil)
    }

    @Test func aRegistrationForAModuleComesBeforeOneForAll() {
        var classes = SceneClasses(mainModule: nil)
        classes.register(LibraryViewController.self, as: SceneClass(name: "Screen"))
        classes.register(LoginViewController.self, as: SceneClass(name: "Screen", module: "App"))
        #expect(classes.find(SceneClass(name: "Screen", module: "App")) == LoginViewController.self)
        #expect(classes.find(SceneClass(name: "Screen", module: "Other")) == LibraryViewController.self)
        #expect(classes.find(SceneClass(name: "Screen", isOfTarget: true)) == LibraryViewController.self)
        #expect(classes.find(SceneClass(name: "Screens")) == nil)
    }

    @Test func aRegistrationComesBeforeAClassOfThatName() {
        var classes = SceneClasses(mainModule: nil)
        classes.register(SettingsViewController.self, as: SceneClass(name: "LoginViewController"))
        let login = SceneClass(name: "LoginViewController", module: module)
        #expect(classes.find(login) == SettingsViewController.self)
        classes.register(LibraryViewController.self, as: SceneClass(name: "LoginViewController"))
        #expect(classes.find(login) == LibraryViewController.self)
    }

    @Test(arguments: [
        "", ".", "a.b", "a b", "1a", "_TtC7RoutingX", "So8NSObjectC", "$s7Routing", "é", "日本", "a\u{0}", "🙂",
        "LoginViewController.", ".LoginViewController", "../x",
    ])
    func oddNamesAreOfNoClass(name: String) {
        let classes = SceneClasses(mainModule: name)
        #expect(classes.find(SceneClass(name: name, module: name, isOfTarget: true)) == nil)
        #expect(classes.find(SceneClass(name: name, module: module)) == nil)
        #expect(classes.find(SceneClass(name: "LoginViewController", module: name)) == nil)
    }
}

import Routing
import Testing

@testable import RoutingNavigation

@Suite struct BuilderTests {
    @Test func conditionsLoopsAndArraysStandAmongParts() {
        let (isBeta, isOld) = (true, false)
        let tree = NavigationTree<String> {
            Fork {
                if isBeta { Endpoint("beta") }
                if isOld { Endpoint("old") } else { Endpoint("new") }
                for name in ["a", "b"] { Stack { Endpoint(name) } }
                ["c", "d"].map { Endpoint($0) }
                [Endpoint("e"), Stack { Endpoint("f") }] as [any NavigationElement<String>]
            }
        }
        #expect(
            tree.description == """
                fork
                ├─ endpoint beta
                ├─ endpoint new
                ├─ stack
                │  └─ endpoint a
                ├─ stack
                │  └─ endpoint b
                ├─ endpoint c
                ├─ endpoint d
                ├─ endpoint e
                └─ stack
                   └─ endpoint f
                """
        )
    }

    @Test func whatAConditionExcludesIsNotThere() {
        let (isBeta, isOld) = (false, true)
        let tree = NavigationTree<String> {
            Fork {
                if isBeta { Endpoint("beta") }
                if isOld { Endpoint("old") } else { Endpoint("new") }
                if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
                    Endpoint("recent")
                } else {
                    Endpoint("recent")
                }
            }
        }
        #expect(
            tree.description == """
                fork
                ├─ endpoint old
                └─ endpoint recent
                """
        )
    }

    @Test func thePresentableIsInferredFromThePresenters() {
        let place = EndpointPresenter<String>.endpoint(make: { $0.url ?? "" })
        let sections = SwitcherPresenter<String>.switcher(select: { _ in })
        let tree = NavigationTree {
            Switcher(sections) {
                Endpoint("login", place)
                Endpoint({ $0.scheme == "tel" }, name: "call")
                Endpoint("today", place, name: "today") {
                    Endpoint("today/archive", place)
                    Modal { Endpoint("story/:type/:id", place) }
                }
            }
        }
        #expect(type(of: tree) == NavigationTree<String>.self)
        #expect(
            tree.description == """
                switcher
                ├─ endpoint login
                ├─ endpoint (asks code) 'call'
                └─ endpoint today 'today'
                   ├─ ^ endpoint story/:type/:id
                   └─ endpoint today/archive
                """
        )
    }
}

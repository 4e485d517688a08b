import Testing

@testable import Routing

/// Checks what is refused, and that the fault is named and found where it stands.
@Suite struct RouteURLFaultTests {
    @Test(
        arguments: [
            ("‸", .empty),
            ("‸ ", .surroundingSpace), ("‸ app://a", .surroundingSpace), ("app://a‸ ", .surroundingSpace),
            ("/a b‸  ", .surroundingSpace), ("/?x=1‸ ", .surroundingSpace), ("/#x‸ ", .surroundingSpace),
            ("app://a/‸%zz", .invalidEscape), ("app://a/‸%4", .invalidEscape), ("app://a/‸%", .invalidEscape),
            ("app://a/‸%00", .invalidEscape), ("/é‸%4g", .invalidEscape), ("/a‸%%41", .invalidEscape),
            ("/%25‸%2x", .invalidEscape), ("/?‸%=1", .invalidEscape), ("/?x=‸%g1", .invalidEscape),
            ("/#‸%2", .invalidEscape), ("app://‸%4@a", .invalidEscape),
            ("https://‸%zz@a.test/", .invalidEscape),
            ("/a‸% 1", .invalidEscape), ("/a‸%-1", .invalidEscape), ("/a‸%+1", .invalidEscape),
            ("/‸%ff", .invalidUTF8), ("/é‸%A9", .invalidUTF8), ("/%C3%A9‸%A9", .invalidUTF8),
            ("/a/‸%C3x", .invalidUTF8), ("/x%41‸%E6%97", .invalidUTF8), ("/‸%C3/%A9", .invalidUTF8),
            ("/‸%C0%AF", .invalidUTF8), ("/‸%ED%A0%80", .invalidUTF8), ("/‸%F5%80%80%80", .invalidUTF8),
            ("/‸%C3é", .invalidUTF8), ("app://‸%ff/a", .invalidUTF8), ("/?‸%80=1", .invalidUTF8),
            ("/?x=‸%C3&%A9", .invalidUTF8), ("/?x‸%C3=%A9", .invalidUTF8), ("/#‸%C3", .invalidUTF8),
        ] as [(MarkedFault, RouteURLError.Code)])
    func textIsRefused(_ fault: MarkedFault, _ code: RouteURLError.Code) {
        expect(fault, is: code)
    }

    @Test(
        arguments: [
            ("https:‸", .invalidHost), ("https:‸example.com", .invalidHost), ("HTTP:‸/x", .invalidHost),
            ("https:‸?x", .invalidHost), ("https://‸", .invalidHost), ("https://‸/x", .invalidHost),
            ("https://‸?x", .invalidHost), ("https://‸#x", .invalidHost), ("https://u@‸/x", .invalidHost),
            ("https://‸:80/", .invalidHost), ("https://‸./", .invalidHost), ("https://‸../", .invalidHost),
            ("https://exa‸ mple.com/", .invalidHost), ("https://u@a‸%41.test/", .invalidHost),
            ("https://caf‸é.test/", .invalidHost), ("https://‸1.2.3/", .invalidHost),
            ("https://‸[::1/", .invalidHost), ("https://‸[::1]x/", .invalidHost),
            ("app://‸./x", .invalidHost), ("app://‸../x", .invalidHost), ("//‸..", .invalidHost),
            ("app://‸%2e/x", .invalidHost), ("app://u@‸.%2E", .invalidHost), ("app://‸a%2Fb/x", .invalidHost),
            ("https://a.test:‸", .invalidPort), ("https://a.test:‸/", .invalidPort),
            ("https://a.test:‸00443/", .invalidPort), ("https://a.test:‸00", .invalidPort),
            ("https://a.test:‸65536", .invalidPort), ("https://a.test:‸123456", .invalidPort),
            ("https://a.test:‸8o/", .invalidPort), ("https://a.test:‸+80/", .invalidPort),
            ("https://a.test:‸-1/", .invalidPort), ("https://[::1]:‸x", .invalidPort),
            ("https://a.test:‸80:80", .invalidPort),
            (#"https:‸\\a.test"#, .backslash), (#"https://a.test‸\@b.test/"#, .backslash),
            (#"https://a.test/b‸\c"#, .backslash), (#"https://u‸\@a.test/"#, .backslash),
        ] as [(MarkedFault, RouteURLError.Code)])
    func authorityIsRefused(_ fault: MarkedFault, _ code: RouteURLError.Code) {
        expect(fault, is: code)
    }

    @Test(
        arguments: [
            ("‸ /%zz", .surroundingSpace), ("/‸%zz/%ff ", .invalidEscape), ("/‸%ff/%zz", .invalidUTF8),
            ("/‸%ff%zz", .invalidUTF8), ("/‸%zz%ff", .invalidEscape), ("/?x=‸%ff#%zz", .invalidUTF8),
            ("https://‸%zz@exa mple.com:x/", .invalidEscape), ("https://exa‸ mple.com:x/%zz", .invalidHost),
            ("https://a.test:‸x/%zz", .invalidPort), (#"https://a.test:‸x/\"#, .invalidPort),
            (#"https://a.test/‸%ff\"#, .invalidUTF8), (#"https://a.test/‸\%ff"#, .backslash),
            ("https:‸x/%zz", .invalidHost), ("app://‸../%zz ", .invalidHost),
            ("app://‸%2F%ff/", .invalidHost),
        ] as [(MarkedFault, RouteURLError.Code)])
    func smallestOffsetWins(_ fault: MarkedFault, _ code: RouteURLError.Code) {
        expect(fault, is: code)
    }

    @Test(
        arguments: [
            "‸\u{1}", "‸\t/a", "app://a‸\n/b", "/a‸\r\n", "/a‸\u{7F}", "/‸\0", "app‸\n://a",
            "app://u‸\u{1F}@a/",
            "/?x=‸\u{1}", "/?‸\n", "/#‸\u{8}", "https://a.test‸\t/", "https://a‸\n.test:x/", "/‸\u{1}%zz",
        ] as [MarkedFault])
    func controlCharacterIsRefusedAnywhere(_ fault: MarkedFault) {
        let error = #expect(throws: RouteURLError.self) { try RouteURL(fault.text) }
        #expect(error?.code == .controlCharacter)
        #expect(error?.offset == fault.offset)
    }

    @Test(arguments: [
        "/a b", "/a  b/ c", "/é", "/日本", "app://a b/c", "/a\u{80}", "/\u{200B}", "app://%ff@a", "/?%2500",
        #"app://a\b"#, #"https://a.test/?\"#, #"https://a.test/#\"#, "app://a:x/", "app://[::01]/", "a%20",
        "/<>^|[]", "app://1.2.3/", "app://a:99999",
    ])
    func everythingElseIsAccepted(_ text: String) {
        #expect(throws: Never.self) { try RouteURL(text) }
    }

    private func expect(
        _ fault: MarkedFault,
        is code: RouteURLError.Code,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: RouteURLError.self, sourceLocation: sourceLocation) {
            try RouteURL(fault.text)
        }
        #expect(error?.code == code, sourceLocation: sourceLocation)
        #expect(error?.offset == fault.offset, sourceLocation: sourceLocation)
        #expect(error?.text == fault.text, sourceLocation: sourceLocation)
        let isDrawn = error?.description.hasSuffix("\n" + fault.drawing) == true
        #expect(isDrawn, "\(error?.description ?? "")", sourceLocation: sourceLocation)
    }
}

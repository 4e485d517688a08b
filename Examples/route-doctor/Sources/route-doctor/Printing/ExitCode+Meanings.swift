import ArgumentParser

extension ExitCode {
    /// All went well, and something was found.
    static let findings = ExitCode(1)
    /// A file is not what it has to be; `EX_DATAERR` of `sysexits.h`.
    static let badFile = ExitCode(65)
}

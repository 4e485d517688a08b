import ArgumentParser

extension ExitCode {
    /// The command succeeded and has findings.
    static let findings = ExitCode(1)
    /// A file is malformed; `EX_DATAERR` of `sysexits.h`.
    static let badFile = ExitCode(65)
}

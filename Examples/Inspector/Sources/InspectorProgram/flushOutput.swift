import Foundation

/// Flushes the printed text, so that the reader of a pipe receives it at once.
func flushOutput() {
    fflush(nil)
}

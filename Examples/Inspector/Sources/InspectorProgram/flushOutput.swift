import Foundation

/// Hands what was printed to whoever waits for it at the other end of a pipe.
func flushOutput() {
    fflush(nil)
}

/// What goes wrong on purpose.
struct Fault: Error, Equatable {
    var number = 0
}

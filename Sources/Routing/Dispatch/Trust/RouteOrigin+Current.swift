extension RouteOrigin {
    /// The origin of what the calling code does: that of the URL that it serves.
    ///
    /// It is known in the task of an async handler or proxy and in tasks started inside with `Task { }`, and for
    /// classic ones on the thread that they are called on, until they return. Everywhere else it is ``internal``:
    /// a closure that is going to run on another queue takes it along.
    ///
    /// ```swift
    /// router.map("app://search/:words") { route, parameters, data, completed in
    ///     let origin = RouteOrigin.current
    ///     search(parameters["words"]) { result in
    ///         router.open(result, from: origin)
    ///         completed()
    ///     }
    /// }
    /// ```
    public static var current: RouteOrigin { TaskPlace.current?.origin ?? .internal }
}

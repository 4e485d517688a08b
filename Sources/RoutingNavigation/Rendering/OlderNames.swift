/// The older name of ``NodeRenderer``.
@available(*, deprecated, renamed: "NodeRenderer")
public typealias Routable = NodeRenderer

/// The older name of ``NodeTreeRenderer``.
@available(*, deprecated, renamed: "NodeTreeRenderer")
public typealias RoutableRenderer = NodeTreeRenderer

/// The earlier name of ``NodeRenderer``.
@available(*, deprecated, renamed: "NodeRenderer")
public typealias Routable = NodeRenderer

/// The earlier name of ``NodeTreeRenderer``.
@available(*, deprecated, renamed: "NodeTreeRenderer")
public typealias RoutableRenderer = NodeTreeRenderer

public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension NavigationError: LocalizedError, DescribedError {}
extension NavigationTreeError: LocalizedError, DescribedError {}

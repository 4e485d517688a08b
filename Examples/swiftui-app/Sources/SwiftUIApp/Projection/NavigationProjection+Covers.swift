import RoutingNavigation

extension NavigationProjection {
    /// The part that is presented over a place as a sheet.
    subscript(sheetOver place: Destination.ID) -> Part? {
        get { self[modalOver: place].flatMap { $0.isCover ? nil : $0 } }
        set { if self[sheetOver: place] != nil { self[modalOver: place] = newValue } }
    }

    /// The part that is presented over a place as a cover.
    subscript(coverOver place: Destination.ID) -> Part? {
        get { self[modalOver: place].flatMap { $0.isCover ? $0 : nil } }
        set { if self[coverOver: place] != nil { self[modalOver: place] = newValue } }
    }
}

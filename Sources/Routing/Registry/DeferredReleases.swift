/// What is to be let go of outside the lock, because that may run foreign code.
struct DeferredReleases {
    /// Owners that were loaded to see whether they are there.
    var owners: [AnyObject] = []
    /// Entries that were removed because their owner is gone.
    var orphans: [Entry] = []
}

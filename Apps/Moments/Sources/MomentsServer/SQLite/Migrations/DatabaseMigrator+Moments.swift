import GRDB

extension DatabaseMigrator {
    /// The way from any version of the database to the present one. What was published stays as it is; changes are appended.
    static var moments: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration001()
        migrator.registerMigration002()
        migrator.registerMigration003()
        return migrator
    }
}

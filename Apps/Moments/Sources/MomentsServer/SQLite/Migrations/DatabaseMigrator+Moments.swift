import GRDB

extension DatabaseMigrator {
    /// The migrations from any version to the current one. Published migrations never change; new ones are appended.
    static var moments: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration001()
        migrator.registerMigration002()
        migrator.registerMigration003()
        migrator.registerMigration004()
        migrator.registerMigration005()
        migrator.registerMigration006()
        migrator.registerMigration007()
        migrator.registerMigration008()
        migrator.registerMigration009()
        migrator.registerMigration010()
        migrator.registerMigration011()
        migrator.registerMigration012()
        migrator.registerMigration013()
        migrator.registerMigration014()
        migrator.registerMigration015()
        return migrator
    }
}

/// The statements about the secret that servers share. Only PostgreSQL has its table.
enum SecretSQL {
    static let read = "SELECT secret FROM server_secret WHERE id = 1"
    static let insert = "INSERT INTO server_secret (id, secret) VALUES (1, :secret) ON CONFLICT (id) DO NOTHING"
}

/// The site of an app in the configuration of a proxy, which ends TLS and passes requests on to the app on the same machine.
struct ProxySite {
    let program: String
    let address: PublicAddress
    /// The port that the app listens on.
    let port: UInt16

    private var name: String { program.lowercased() }

    /// A site of Caddy 2, which gets a certificate by itself.
    ///
    /// Source: https://caddyserver.com/docs/caddyfile/directives/reverse_proxy
    var caddy: String {
        """
        # \(program) behind Caddy. Append this to /etc/caddy/Caddyfile; systemctl reload caddy
        # Caddy passes on WebSockets, and sets X-Forwarded-For.

        \(address.text) {
        \treverse_proxy 127.0.0.1:\(port)
        }

        """
    }

    /// A site of nginx 1.18 or later.
    ///
    /// Source: https://nginx.org/en/docs/http/ngx_http_proxy_module.html
    var nginx: String {
        """
        # \(program) behind nginx. Copy this to /etc/nginx/conf.d/\(name).conf; nginx -t && systemctl reload nginx

        server {
        \(listening)
            server_name \(address.host);

            location / {
                proxy_pass http://127.0.0.1:\(port);
                proxy_http_version 1.1;
                proxy_set_header Host $http_host;
                # The app believes this header, so what people send in it themselves is dropped.
                proxy_set_header X-Forwarded-For $remote_addr;

                # An open page is a WebSocket. One that says nothing for this time has gone.
                proxy_set_header Upgrade $http_upgrade;
                proxy_set_header Connection $\(variable);
                proxy_read_timeout 5m;

                # Files go to the app as they come, and it limits their size.
                client_max_body_size 0;
                proxy_request_buffering off;
                proxy_buffering off;
            }
        }

        # A request that asks for a WebSocket, and any other.
        map $http_upgrade $\(variable) {
            default upgrade;
            '' '';
        }
        \(redirect)
        """
    }

    /// A name that no other site of the same nginx has: ASCII letters and digits, as nginx requires.
    private var variable: String {
        let words = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? "\($0)" : "_" }
        return "connection_of_" + words.joined()
    }

    private var listening: String {
        let port = address.port ?? (address.isSecure ? 443 : 80)
        guard address.isSecure else { return "    listen \(port);\n    listen [::]:\(port);" }
        return """
                # A certificate of Let's Encrypt: certbot certonly --nginx -d \(address.host)
                ssl_certificate /etc/letsencrypt/live/\(address.host)/fullchain.pem;
                ssl_certificate_key /etc/letsencrypt/live/\(address.host)/privkey.pem;
                listen \(port) ssl http2;
                listen [::]:\(port) ssl http2;
            """
    }

    /// Leads from the address without TLS to that with it, if both have the ports that browsers expect.
    private var redirect: String {
        guard address.isSecure, address.port == nil else { return "" }
        return """

            server {
                listen 80;
                listen [::]:80;
                server_name \(address.host);
                return 301 https://\(address.host)$request_uri;
            }

            """
    }
}

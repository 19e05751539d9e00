"""An app behind the proxies that `oriel deploy` writes configurations for; the proxies are those of Debian."""

import base64
import os
import subprocess

import pytest

from conftest import PROGRAM, environment
from live_server import ROOT, Server
from visit import visits
from waiting import free_port, is_free, wait_until

PROXIES = ROOT / ".build" / "proxies" / "usr"
HOST = "localhost"
# A picture of one pixel.
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class Gallery(Server):
    """The Gallery, which people reach at another address."""

    def __init__(self, public_port):
        arguments = ["--host", "127.0.0.1", "--public-url", f"https://{HOST}:{public_port}", "--trust-forwarded"]
        super().__init__("deployed", ROOT / ".build" / "debug" / "Gallery", arguments)


class Proxy:
    """A proxy before the Gallery."""

    def __init__(self, kind, folder):
        self.folder = folder
        self.port = free_port()
        self.gallery = Gallery(self.port)
        command = [
            PROGRAM, "deploy", f"--{kind}", "--product", "Gallery", "--port", str(self.gallery.port),
            "--public-url", f"https://{HOST}:{self.port}",
        ]
        site = subprocess.run(command, cwd=ROOT, env=environment(), check=True, capture_output=True, text=True).stdout
        self.log = folder / "proxy.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                getattr(self, kind)(site), env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
                stdout=log, stderr=subprocess.STDOUT,
            )
        wait_until(self.listens, f"{kind} listens; its log is {self.log}")

    def listens(self):
        assert self.process.poll() is None, self.log.read_text()
        return not is_free(self.port)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def caddy(self, site):
        # Its certificate is its own, as the name is of this machine; nothing of the system is touched.
        options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
        return [PROXIES / "bin" / "caddy", "run", "--adapter", "caddyfile", "--config", self.write("Caddyfile", options + site)]

    def nginx(self, site):
        folder = self.folder
        subprocess.run(
            [
                "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
                "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem",
            ],
            check=True, capture_output=True,
        )
        site = self.write("site.conf", site.replace(f"/etc/letsencrypt/live/{HOST}", str(folder)))
        paths = "".join(
            f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        main = f"""daemon off; pid {folder}/pid; error_log stderr; {user}
            events {{}} http {{ access_log off; {paths} include {site}; }}"""
        return [PROXIES / "sbin" / "nginx", "-p", folder, "-e", "stderr", "-c", self.write("nginx.conf", main)]

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.gallery.stop()


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def proxy(request, tmp_path_factory):
    if not (PROXIES.parent / f"{request.param}.stamp").exists():
        pytest.skip(f"this system has no package {request.param}")
    proxy = Proxy(request.param, tmp_path_factory.mktemp(request.param))
    yield proxy
    proxy.stop()


@pytest.fixture
def visit(browser, request, proxy):
    with visits(browser, request, "tool", lambda: f"https://{HOST}:{proxy.port}") as begin:
        yield lambda: begin(ignore_https_errors=True)


def test_a_page_lives_behind_the_proxy(visit):
    visit = visit()
    page = visit.open("/popovers")
    assert page.evaluate("isSecureContext")
    page.get_by_role("button", name="Below", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="More").click()
    page.get_by_text("Line 1", exact=True).wait_for()


def test_a_picture_of_several_megabytes_arrives(visit):
    visit = visit()
    page = visit.open("/photos")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a portrait").click()
    # nginx takes one megabyte by default.
    chooser.value.set_files({"name": "large.png", "mimeType": "image/png", "buffer": DOT.ljust(3_000_000, b"\0")})
    visit.wait_until(lambda: page.get_by_test_id("status").inner_text() == "Loaded", "the picture has arrived")

"""The steps of README.md from nothing to HTTPS, and the Containerfile, as far as one machine without a container engine allows."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess

import pytest

from live_server import ROOT, Server
from moments_server import Moments, program
from postgresql_server import PostgreSQL
from visit import visits
from waiting import free_port, is_free, wait_until
from window import Window

pytestmark = pytest.mark.one_machine("it follows the steps for one machine")

DEPLOY = ROOT / "Apps" / "Moments" / "Deploy"
PROXIES = ROOT / ".build" / "proxies" / "usr"
# Caddy makes certificates of its own for this name.
HOST = "localhost"


def steps():
    """The commands of README.md from nothing to HTTPS."""
    text = (ROOT / "README.md").read_text()
    section = text.split("### From nothing to HTTPS in ten minutes\n")[1].split("\n### ")[0]
    return [line.strip()[2:] for line in section.splitlines() if re.match(r"\s*[#$] ", line)]


def instructions():
    """The instructions of the Containerfile and their texts, in order."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text())
    return [tuple(line.split(None, 1)) for line in text.splitlines() if line and not line.startswith("#")]


def instruction(name, number=-1):
    return [text for kind, text in instructions() if kind == name][number]


def unit():
    """The arguments of the program in the unit of systemd."""
    text = (DEPLOY / "moments.service").read_text()
    return shlex.split(re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)[1])


def packages(command):
    """What a command with `apt-get install` installs."""
    install = re.search(r"apt-get install ([^&]*)", command)[1]
    return [word for word in shlex.split(install) if not word.startswith("-")]


LISTS = {
    "README": lambda: packages(next(step for step in steps() if "apt-get install" in step)),
    "Containerfile": lambda: packages(next(text for kind, text in instructions() if kind == "RUN" and "apt-get" in text)),
}


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.fixture(scope="module")
def libraries():
    """The packages with the libraries that the programs load, but those of Swift, which a release has in itself."""
    files = set()
    for name in ("moments", "moments-photos"):
        lines = output("ldd", program().with_name(name))
        assert "not found" not in lines, lines
        files |= {path for path in re.findall(r"=> (/\S+)", lines) if "/swift/" not in path}
    owners = {}
    for file in files:
        # Debian's folders for libraries are links, and packages know one of the two names.
        names = (file, f"/usr{file}", file.removeprefix("/usr"))
        found = (subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False).stdout for name in names)
        owners[file] = next((text.split(":")[0] for text in found if text), None)
    return owners


@pytest.mark.parametrize("source", LISTS)
def test_the_packages_exist_and_have_all_libraries(source, libraries):
    release = pathlib.Path("/etc/os-release")
    if not (shutil.which("apt-cache") and release.exists() and "bookworm" in release.read_text()):
        pytest.skip("the names of packages are those of Debian 12")
    if subprocess.run(["apt-cache", "show", "libvips42"], capture_output=True, check=False).returncode != 0:
        pytest.skip("this system has no lists of packages; apt-get update fetches them")
    installed = LISTS[source]()
    for package in installed:
        assert subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0, package
    without = [f"--no-{kind}" for kind in ("recommends", "suggests", "conflicts", "breaks", "replaces", "enhances")]
    # Lines that begin with a space are relations of the package before them.
    lines = output("apt-cache", "depends", "--recurse", *without, *installed).splitlines()
    closure = {line for line in lines if not line.startswith((" ", "<"))}
    missing = {file: owner for file, owner in libraries.items() if owner not in closure}
    assert not missing, missing


def test_all_say_the_same_paths():
    kinds = [kind for kind, _ in instructions()]
    assert kinds[0] == "FROM" and kinds[-1] == "ENTRYPOINT"
    entry, copied = shlex.split(instruction("ENTRYPOINT").strip("[]").replace(",", " ")), instruction("COPY").split()
    # What `make release` makes is what is copied, into the image and to a host.
    folder = re.search(r"folder=(\S+);", (ROOT / "Makefile").read_text())[1]
    assert instruction("RUN", 0) == "make release"
    assert copied == ["--from=build", f"{instruction('WORKDIR', 0)}/{folder}", "/opt/moments"]
    assert f"rsync -a --delete {folder}/ root@moments.example:/opt/moments" in steps()
    assert entry[0] == unit()[0] == "/opt/moments/moments"
    # The data is in the volume.
    data = instruction("VOLUME")
    assert instruction("ENV") == f"MOMENTS_DATA={data}" and instruction("WORKDIR") == data
    assert f"Environment=MOMENTS_DATA={data}" in (DEPLOY / "moments.service").read_text().splitlines()
    for step in steps():
        for file in re.findall(r"Apps/Moments/Deploy/\S+", step):
            assert (ROOT / file).exists(), file


def test_the_images_fit_the_package_and_each_other():
    build = re.fullmatch(r"docker\.io/library/swift:([\d.]+)-(\w+) AS build", instruction("FROM", 0))
    base = re.fullmatch(r"docker\.io/library/debian:(\w+)-slim", instruction("FROM", 1))
    tools = re.match(r"// swift-tools-version: ([\d.]+)", (ROOT / "Package.swift").read_text())[1]
    assert [int(number) for number in build[1].split(".")] >= [int(number) for number in tools.split(".")]
    # The libraries that the one has for the compiler are those that the other has for the program.
    assert build[2] == base[1]


def test_the_health_check_finds_the_program_of_the_image(tmp_path):
    arguments = shlex.split(instruction("ENTRYPOINT").strip("[]").replace(",", " "))[1:]
    run = re.search(r"^#\s+moments (--public-url .*)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)[1]
    # A test serves nobody else.
    arguments = ["127.0.0.1" if word == "0.0.0.0" else word for word in arguments]
    data = {"MOMENTS_DATA": str(tmp_path / "data")}
    server = Server("moments-image", program(), ["--no-demo", *arguments, *shlex.split(run)], data)
    shell = shlex.split(instruction("SHELL").strip("[]").replace(",", " "))
    check = instruction("HEALTHCHECK").split(" CMD ", 1)[1].replace("127.0.0.1/8080", f"127.0.0.1/{server.port}")
    try:
        done = subprocess.run([*shell, check], capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "data" / "moments.sqlite").exists()
    finally:
        server.stop()
    assert subprocess.run([*shell, check], capture_output=True, check=False, timeout=60).returncode != 0


def test_the_image_backs_up_a_database_of_postgresql(libraries, tmp_path):
    install = next(text for kind, text in instructions() if kind == "RUN" and "apt-get" in text)
    package = re.search(r"apt-get download (\S+)", install)[1]
    files = re.findall(r" \./(usr/lib/postgresql/\d+/bin/\w+)", install)
    assert [pathlib.Path(file).name for file in files] == ["pg_dump", "pg_restore"]
    installed = [pathlib.Path("/", file) for file in files]
    if not all(file.exists() for file in installed):
        pytest.skip(f"this system has no {package}")
    owners = [output("dpkg", "-S", str(file)).split(":")[0] for file in installed]
    assert owners == [package, package]
    # As the image has them: without the wrapper of Debian, and with libraries of the server's packages only.
    folder = tmp_path / "bin"
    folder.mkdir()
    for file in installed:
        shutil.copy(file, folder)
        assert "libpq.so" in output("ldd", str(file)) and "not found" not in output("ldd", str(file))

    run = re.search(r"^#\s+moments (backup .*)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)[1]
    entry = shlex.split(instruction("ENTRYPOINT").strip("[]").replace(",", " "))[1:]
    database = PostgreSQL()
    try:
        data = {"MOMENTS_DATA": str(tmp_path / "data"), "MOMENTS_DATABASE": database.url}
        server = Server("moments-image-database", program(), ["--no-demo"], data)
        command = [str(tmp_path / word[1:]) if word.startswith("/") else word for word in shlex.split(run)]
        try:
            done = subprocess.run(
                [program(), *entry, *command], env={"PATH": str(folder), **data}, capture_output=True, text=True, check=False, timeout=120
            )
        finally:
            server.stop()
    finally:
        database.stop()
    assert done.returncode == 0 and "Backed up 0 people" in done.stdout, done
    assert list((tmp_path / "backups").glob("*/moments.dump"))


class Site:
    """Moments with the options of its unit behind Caddy with Moments' own file, both changed as README.md says."""

    def __init__(self, caddy, folder):
        self.port = free_port()
        self.caddy = None
        for name in ("moments.service", "Caddyfile"):
            shutil.copy(DEPLOY / name, folder)
        rename = next(step for step in steps() if step.startswith("sed "))
        words = shlex.split(rename.replace("NAME", f"{HOST}:{self.port}"))
        subprocess.run([str(folder / pathlib.Path(word).name) if word.startswith("/") else word for word in words], check=True)
        options = shlex.split(re.search(r"^ExecStart=(.*)$", (folder / "moments.service").read_text(), re.MULTILINE)[1])[1:]
        place = options.index("--port")
        self.server = Moments("site", "--no-demo", *options[:place], *options[place + 2:])
        try:
            self.start(caddy, folder)
        except BaseException:
            self.stop()
            raise

    @property
    def origin(self):
        return f"https://{HOST}:{self.port}"

    def start(self, caddy, folder):
        file, log = folder / "Caddyfile", folder / "caddy.log"
        # Nothing of this system is touched, and the port of plain HTTP is somebody else's.
        options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
        text = file.read_text()
        assert text.count("127.0.0.1:8080") == 1
        file.write_text(options + text.replace("127.0.0.1:8080", f"127.0.0.1:{self.server.port}"))
        own = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        with log.open("w") as output:
            command = [caddy, "run", "--adapter", "caddyfile", "--config", file]
            self.caddy = subprocess.Popen(command, env=own, stdout=output, stderr=subprocess.STDOUT)

        def listens():
            assert self.caddy.poll() is None, log.read_text()
            return not is_free(self.port)

        wait_until(listens, f"Caddy listens; its log is {log}")

    def stop(self):
        if self.caddy:
            self.caddy.terminate()
            self.caddy.wait()
        self.server.stop()


@pytest.fixture
def site(tmp_path):
    caddy = shutil.which("caddy", path=f"{os.environ['PATH']}:{PROXIES}/bin")
    if not caddy:
        pytest.skip("this system has no package caddy")
    site = Site(caddy, tmp_path)
    yield site
    site.stop()


def test_the_first_person_signs_up_behind_caddy(browser, request, site):
    with visits(browser, request, "moments", lambda: site.origin, Window) as visit:
        window = visit(ignore_https_errors=True)
        page = window.open()
        assert page.evaluate("isSecureContext && location.protocol") == "https:"
        page.get_by_text("You are the first user, so you will be the admin.").wait_for()
        window.fill(Name="Grace Hopper", Handle="grace", Password="compilers!")
        create = page.get_by_role("button", name="Create account")
        window.wait_until(create.is_enabled, "the account can be made")
        create.click()
        page.get_by_role("group", name="Profile of Grace Hopper").wait_for()
        cookie = window.wait_for_cookie()
        assert cookie["secure"] and cookie["httpOnly"]

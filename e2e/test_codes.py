"""Codes: a reader that is not ours reads them, and ours reads them by camera and from a picture."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, Playwright, expect

from e2e.watch import Watch, wait_until_ready
from tools.browser import launch_chromium

STYLES = ("tokens", "scale", "base", "dialog", "form", "scan")
LINK = "https://name.github.io/six-gardens/#play="
SHORT = LINK + "AbC-_9" * 5
LONGEST = LINK + "0123456789" * 96 + "xy"
FOREIGN = "https://example.org/"
PICTURES = {"short": SHORT, "longest": LONGEST, "foreign": FOREIGN}

SHOW = """async (text) => {
  const { codeOf } = await import("/static/js/together/code.js");
  const drawn = await codeOf(text);
  document.body.replaceChildren(...(drawn ? [drawn] : []));
  return drawn !== null;
}"""

SCAN = """async (link) => {
  const { scan } = await import("/static/js/together/scan.js");
  globalThis.scanned = undefined;
  scan("A game as a code", (text) => text.startsWith(link)).then((text) => {
    globalThis.scanned = text;
  });
}"""


def opened(page: Page, address: str) -> Page:
    """Return a page of the workshop that looks like ours, as large as a phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}e2e/workshop/page.html")
    wait_until_ready(page)
    for name in STYLES:
        place = "build" if name == "tokens" else "css"
        page.add_style_tag(url=f"{address}static/{place}/{name}.css")
    return page


@pytest.fixture(scope="module")
def codes(browser: Browser, workshop_address: str) -> dict[str, bytes]:
    """Return pictures of codes, as a phone with ordinary points shows them."""
    page = opened(browser.new_page(color_scheme="dark"), workshop_address)
    found = {}
    for name, text in PICTURES.items():
        assert page.evaluate(SHOW, text)
        found[name] = page.screenshot()
    assert not page.evaluate(SHOW, LONGEST + "z")
    page.close()
    return found


@pytest.mark.parametrize(("name", "text"), PICTURES.items(), ids=PICTURES)
def test_another_reader_reads_our_codes(codes: dict[str, bytes], name: str, text: str) -> None:
    """Up to version 22, dark on light in a dark theme too, on a phone of 390 points."""
    picture = Image.open(io.BytesIO(codes[name])).convert("L")
    (found,) = zxingcpp.read_barcodes(picture)
    assert found.text == text
    assert found.format == zxingcpp.BarcodeFormat.QRCode


def film(path: Path, picture: bytes) -> Path:
    """Write what a camera sees that is held before a screen: a grey picture, a little blurred."""
    seen = Image.open(io.BytesIO(picture)).convert("L").resize((720, 1558)).crop((0, 0, 720, 720))
    width, height = seen.size
    colours = bytes([128]) * (width * height // 2)
    frame = b"FRAME\n" + seen.tobytes() + colours
    path.write_bytes(f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * 2)
    return path


@pytest.fixture(scope="module")
def before_camera(
    playwright: Playwright,
    workshop_address: str,
    tmp_path_factory: pytest.TempPathFactory,
    codes: dict[str, bytes],
) -> Iterator[Page]:
    """Yield a page on a device whose camera is held before the longest code."""
    video = film(tmp_path_factory.mktemp("film") / "camera.y4m", codes["longest"])
    browser = launch_chromium(
        playwright,
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={video}",
        lean=True,
    )
    page = opened(browser.new_page(), workshop_address)
    watch = Watch(page, workshop_address)
    yield page
    browser.close()
    watch.found_nothing()


def test_the_camera_reads_the_longest_code(before_camera: Page) -> None:
    """The sheet goes by itself, and the camera is given back."""
    before_camera.evaluate(SCAN, LINK)
    before_camera.wait_for_function("globalThis.scanned !== undefined")
    assert before_camera.evaluate("scanned") == LONGEST
    expect(before_camera.locator("#scanner")).to_be_hidden()


def test_a_code_that_is_not_wanted_is_told(before_camera: Page) -> None:
    """The camera keeps scanning until the sheet is closed."""
    before_camera.evaluate(SCAN, "https://another.place/")
    expect(before_camera.get_by_role("status")).to_contain_text("not the code we need")
    before_camera.keyboard.press("Escape")
    before_camera.wait_for_function("globalThis.scanned !== undefined")
    assert before_camera.evaluate("scanned") == ""


def test_a_reader_that_does_not_come_is_told(
    workshop_address: str, browser: Browser, codes: dict[str, bytes]
) -> None:
    """Without it no code can be read; the sheet stays open, and says what to do."""
    page = opened(browser.new_page(), workshop_address)
    page.route("**/vendor/qr.js", lambda route: route.abort())
    page.evaluate(SCAN, LINK)
    page.set_input_files(
        "input", {"name": "a.png", "mimeType": "image/png", "buffer": codes["short"]}
    )
    expect(page.get_by_role("status")).to_contain_text("didn’t load")
    assert page.evaluate("scanned") is None
    page.close()


def test_a_picture_is_read_where_no_camera_is(
    workshop_address: str, browser: Browser, codes: dict[str, bytes]
) -> None:
    """What is wrong with a picture is said, and another one may be chosen."""
    page = opened(browser.new_page(), workshop_address)
    page.evaluate(SCAN, LINK)
    said = page.get_by_role("status")
    expect(said).to_contain_text("choose a picture", ignore_case=True)
    blank = io.BytesIO()
    Image.new("L", (300, 300), 255).save(blank, "PNG")
    wrong = {blank.getvalue(): "No code was found", codes["foreign"]: "not the code we need"}
    for picture, sentence in wrong.items():
        page.set_input_files("input", {"name": "a.png", "mimeType": "image/png", "buffer": picture})
        expect(said).to_contain_text(sentence)
    page.set_input_files(
        "input", {"name": "a.png", "mimeType": "image/png", "buffer": codes["short"]}
    )
    page.wait_for_function("globalThis.scanned !== undefined")
    assert page.evaluate("scanned") == SHORT
    page.close()


GONE = """() => {
  const [track] = document.querySelector("#scanner video").srcObject.getTracks();
  track.stop();
}"""

HIDDEN = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_camera_comes_back_from_the_background(before_camera: Page) -> None:
    """It is opened anew on return. One that ends before somebody's eyes is started by a button."""
    before_camera.evaluate(SCAN, "https://another.place/")
    said = before_camera.get_by_role("status")
    expect(said).to_contain_text("not the code we need")
    width = before_camera.evaluate("document.querySelector('#scanner video').videoWidth")
    assert width == 720
    before_camera.evaluate(HIDDEN, "hidden")
    before_camera.evaluate(GONE)
    before_camera.evaluate(HIDDEN, "visible")
    live = "document.querySelector('#scanner video').srcObject?.getTracks()[0].readyState"
    before_camera.wait_for_function(f"{live} === 'live'")
    before_camera.wait_for_function("!document.querySelector('#scanner video').paused")
    before_camera.evaluate(GONE)
    before_camera.get_by_role("button", name="Start the camera again").click()
    before_camera.wait_for_function(f"{live} === 'live'")
    before_camera.keyboard.press("Escape")
    before_camera.wait_for_function("globalThis.scanned !== undefined")


def test_a_camera_that_needs_https_is_told_so(workshop_address: str, browser: Browser) -> None:
    """Over http there is none, whatever the device has."""
    page = browser.new_page()
    page.add_init_script(
        "Object.defineProperty(globalThis, 'isSecureContext', { get: () => false });"
    )
    opened(page, workshop_address)
    page.evaluate(SCAN, LINK)
    expect(page.get_by_role("status")).to_contain_text("begins with https")
    page.close()


READERS = {
    "rejects": "async detect() { throw new Error('no'); }",
    "throws": "detect() { throw new Error('no'); }",
    "is silent": "detect() { return new Promise(() => {}); }",
    "overlooks": "async detect() { return []; }",
    "fails at last": "async detect() { if (this.asked) throw 0; this.asked = 1; return []; }",
    "works": "async detect() { return [{ rawValue: 'by the browser' }]; }",
}

READ = """async ([body, source]) => {
  globalThis.BarcodeDetector = new Function(
    `return class { static async getSupportedFormats() { return ["qr_code"]; } ${body} }`,
  )();
  const { forgetReaders, read } = await import("/static/js/together/reader.js");
  forgetReaders();
  const bytes = Uint8Array.from(atob(source), (each) => each.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const texts = [];
  for (let time = 0; time < 2; time += 1)
    texts.push(await read(picture, picture.width, picture.height));
  return texts;
}"""


def test_the_readers_of_browsers_are_trusted_only_while_they_deliver(
    workshop_address: str, browser: Browser, codes: dict[str, bytes]
) -> None:
    """Five ways to fail, and each time our own reader reads the same picture."""
    page = opened(browser.new_page(), workshop_address)
    source = base64.b64encode(codes["short"]).decode()
    for way, body in READERS.items():
        wanted = "by the browser" if way == "works" else SHORT
        assert page.evaluate(READ, [body, source]) == [wanted, wanted], way
    page.close()

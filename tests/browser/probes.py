"""What is wrong with what a page shows: probes, each of which lists faults in sight, and walks that look with them.

A screen is reached once in a walk, and looked at in windows of several sizes.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Page

from tests.browser.drawn import IN_HAND
from tests.browser.screens import Step
from tests.browser.table import PAINTED, ROOT, Table

Size = tuple[int, int]
#: Lists what is wrong on a page.
Probe = Callable[[Page], list[str]]
HERE = Path(__file__).parent
TABLETS: list[Size] = [(1024, 768), (768, 1024)]
PHONE, LYING, NARROWEST = (390, 844), (844, 390), (320, 568)
PHONES = [PHONE, LYING, NARROWEST]
ALL_TABLETS = [*TABLETS, (1180, 820), (820, 1180), (1366, 1024)]
ALL_PHONES = [*PHONES, (360, 640), (412, 915), (667, 375)]
#: Phones that lie.
FLAT: list[Size] = [(568, 320), (740, 360), (667, 375), LYING]
#: The size of text in a browser whose settings nobody has changed.
USUAL = 16


class Look(NamedTuple):
    """A probe, the sizes of the window in which it looks, and the size of text there."""

    probe: Probe
    sizes: list[Size]
    #: By its name in the page's settings, or the pixels in the browser's.
    text: str | int = USUAL
    theme: Literal["dark", "light"] = "light"


def probe(script: str, argument: object = None) -> Probe:
    """Return the probe that a script is."""

    def look(page: Page) -> list[str]:
        found: list[str] = page.evaluate(script, argument)
        return found

    return look


def resize(page: Page, size: Size) -> None:
    """Set the size of the window, and wait until what answers to it has been painted."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(PAINTED)


def bigger(page: Page, size: int) -> None:
    """Set the size of text as people do in their browser's settings."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


def write(page: Page, text: str | int) -> None:
    """Set the size of text: by its name in the page's settings, or by the pixels in the browser's."""
    in_browser, in_page = (text, "normal") if isinstance(text, int) else (USUAL, text)
    bigger(page, in_browser)
    page.evaluate("(text) => { document.documentElement.dataset.text = text; }", in_page)


def walk(table: Table, scenes: Iterable[tuple[str, Step]], looks: list[Look]) -> None:
    """Come to each scene and check that nothing is wrong there in any of the looks, which come one after another."""
    page, found = table.page, list[str]()
    sized = any(look.text != USUAL for look in looks)
    for name, reach in scenes:
        resize(page, TABLETS[0])
        if sized:
            write(page, USUAL)
        reach(table)
        for look in looks:
            if sized:
                write(page, look.text)
            page.emulate_media(color_scheme=look.theme)
            for size in look.sizes:
                resize(page, size)
                found += [f"{name} at {size}, text {look.text}: {wrong}" for wrong in look.probe(page)]
    assert not found, "\n".join(found)


clipped, rings, rails = (
    probe((HERE / f"{name}.js").read_text(encoding="utf-8")) for name in ("clipped", "rings", "rails")
)
AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
  const found = await axe.run(document, { rules: { "target-size": { enabled: true } } });
  const told = ({ html, any }) => `${html.slice(0, 200)} ${any.map((one) => one.message)}`;
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


def axe(page: Page) -> list[str]:
    """Run axe beside the page: what the browser's debugger evaluates is not bound by the page's policy."""
    page.evaluate(f"() => {{ if (!globalThis.axe) {{ {AXE} }} }}")
    return probe(RUN)(page)


# A label is the target of the box in it; what stands in a sentence is as high as its line; what is inert is no target.
small = probe("""() => {
    const worded = (paragraph) => {
        const rest = paragraph.cloneNode(true);
        for (const one of rest.querySelectorAll("a, button, label")) one.remove();
        return rest.textContent.trim() !== "";
    };
    const inSentence = (one) => one.closest("p") !== null && worded(one.closest("p"));
    return [...document.querySelectorAll("a[href], button, input, select, summary")]
        .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && !one.closest("[inert]"))
        .filter((one) => !inSentence(one))
        .map((one) => one.closest("label:has([type=checkbox], [type=file])") ?? one)
        .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
        .map((one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 120));
}""")
# Text of fewer pixels than can be read: 13 on a phone, 14 on a tablet. Boards that are played on are measured apart.
tiny = probe("""() => {
    const least = Math.min(innerWidth, innerHeight) < 600 ? 13 : 14;
    const hides = ({ display, clipPath }) => display === "none" || clipPath === "inset(50%)";
    const away = (one) => one !== null && (hides(getComputedStyle(one)) || away(one.parentElement));
    const pixels = (one) => {
        const { a, b } = one.ownerSVGElement ? one.getScreenCTM() : { a: 1, b: 0 };
        return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    };
    const worded = (one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
    return [...document.body.querySelectorAll(":not(script, option, [data-game] svg *)")]
        .filter((one) => worded(one) && one.checkVisibility() && !away(one) && pixels(one) < least - 0.05)
        .map((one) => `${pixels(one).toFixed(1)} pixels: ${one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)}`);
}""")
# What opens over the page and cannot be closed where one is, however far it is scrolled.
unclosable = probe("""() => [...document.querySelectorAll("dialog[open] [data-close], [data-sheet] [data-close]")]
    .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one.checkVisibility() && (top < 0 || bottom > innerHeight);
    })
    .map((one) => one.outerHTML.slice(0, 90))""")
# What lies below the foot of a dialog, where it is covered.
covered = probe("""() => [...document.querySelectorAll("dialog[open] form:has(> [data-close])")].flatMap((foot) => {
    const [{ left, top, width, height }, parts] = [foot.getBoundingClientRect(), [0.05, 0.3, 0.5, 0.7, 0.95]];
    const points = parts.flatMap((across) => parts.map((down) => [left + across * width, top + down * height]));
    const under = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
    const isBelow = (one) => foot.parentElement.contains(one) && !foot.contains(one) && !one.contains(foot);
    return [...under].filter(isBelow).map((one) => one.outerHTML.slice(0, 90));
})""")
# What answers and lies below something else, or out of the window, where it has been scrolled to; but what a sheet, a
# menu or a list that somebody opened covers, what turns a rug, and what is out of sight until it has the focus.
buried = probe("""() => {
    const away = (one) => one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || away(one.parentElement));
    const shown = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    const opened = "dialog, [popover], [data-sheet], [data-result], [data-turn], details[open]";
    const found = (document.querySelector("dialog:modal") ?? document).querySelectorAll(
        "a[href], button:not([data-cell], [data-latest], [popovertarget^=seat]), [data-pick], input, select, summary");
    const under = (one) => {
        const box = one.closest("label") ?? one;
        const { left, top, width, height } = box.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const over = hit?.closest(opened);
        return width > 0 && !box.contains(hit) && !(over && !over.contains(one));
    };
    const wrong = [...found].filter((one) => one.checkVisibility(shown) && !away(one))
        .filter((one) => under(one) && (one.scrollIntoView({ block: "center" }), under(one)));
    scrollTo(0, 0);
    return wrong.map((one) => `covered: ${one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)}`);
}""")
# What takes the focus though an open sheet covers it; the command field comes over it when it has the focus.
beneath = probe("""() => [...document.querySelectorAll("[data-sheet]")].flatMap((sheet) => {
    const { left, top, right, bottom } = sheet.getBoundingClientRect();
    const found = document.querySelectorAll("a[href], button, input:not([data-command]), select, summary");
    const covered = (one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > left && x < right && y > top && y < bottom;
    };
    return [...found].filter((one) => !sheet.contains(one) && one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.tabIndex >= 0 && !one.matches(":disabled, [inert] *") && covered(one))
        .map((one) => `beneath a sheet: ${one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)}`);
})""")
# What lies in hand and beyond the edges of its tray; and what of the seats lies over the words of the question.
beyond = probe(
    """(things) => {
    const told = (one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90);
    const over = [...document.querySelectorAll(things)].filter((one) => {
        const [tray, { top, bottom, right }] = [one.closest("[data-hand]").parentElement, one.getBoundingClientRect()];
        const edge = tray.getBoundingClientRect();
        return top < edge.top || bottom > edge.bottom || right > edge.right;
    });
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("[data-prompt] h2"));
    const asked = words.getBoundingClientRect();
    const hung = [...document.querySelectorAll("[data-seat] > *")].filter((one) => {
        if (getComputedStyle(one).clipPath !== "none") return false;
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return left < asked.right && right > asked.left && top < asked.bottom && bottom > asked.top;
    });
    return [...over.map((one) => `beyond: ${told(one)}`), ...hung.map((one) => `over words: ${told(one)}`)];
}""",
    IN_HAND,
)
# Words, or so many letters of one, that stand in more than one line.
TORN = r"""([selector, most]) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)).flatMap((text) =>
        [...text.data.matchAll(new RegExp(String.raw`[\p{L}\p{M}]{1,${most}}`, "gu"))].filter(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        }).map(([word]) => word))"""
# Which of some elements are not wholly in sight: outside the window, or below something else at their middle.
UNSEEN = """(selectors) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  const away = found.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    return !inside || !under || !(one.contains(under) || under.contains(one));
  });
  return found.length && !away.length ? [] : [`not in sight: ${selector}`];
})"""
SCROLLED = "(part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))"


def torn(selector: str, most: int = 99) -> Probe:
    """Return what tells which words of some elements are torn, or which parts of words of at most so many letters."""
    return probe(TORN, [selector, most])


def unseen(*selectors: str, scrolled: tuple[float, ...] = (0,)) -> Probe:
    """Return what tells which of some things are not wholly in sight, however far the page is scrolled."""

    def look(page: Page) -> list[str]:
        found = list[str]()
        for part in scrolled:
            page.evaluate(SCROLLED, part)
            found += probe(UNSEEN, list(selectors))(page)
        return found

    return look

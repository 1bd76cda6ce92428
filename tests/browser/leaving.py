"""Leaving the page and coming back, as often as a browser keeps it or loads it anew: at each moment of a game.

A page that is kept (page cache) comes back as it was, but for what the browser took from it. Whatever it showed must be
there, and the game must go on.
"""

from typing import cast

from playwright.sync_api import Page

from jemaa import record as records
from tests.browser.engines import Engine
from tests.browser.table import Table

#: What is under way when the page is left, by the name of the moment: called with the ply to go on to.
MOMENTS = {
    "at rest": "(ply) => jemaaPlayer.play(3, ply)",
    "chosen": "(ply) => jemaaPlayer.play(3, ply).then(() => jemaaPlayer.play(3, 'pending'))",
    "sent": """(ply) => jemaaPlayer.play(3, ply).then(() => jemaaPlayer.play(3, 'pending')).then(() => {
        document.querySelector("[data-confirm]")?.click();
    })""",
    "storing": """(ply) => jemaaPlayer.play(3, ply).then(() => new Promise((stored) => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...row) {
            IDBObjectStore.prototype.put = put;
            stored();
            return put.apply(this, row);
        };
        jemaaPlayer.play(3, ply + 1).catch(() => {});
    }))""",
    "looking back": """async (ply) => {
        await jemaaPlayer.play(3, ply);
        if (!document.querySelector("[data-step]")) document.querySelector("[data-story]").click();
        await jemaaPlayer.until(() => document.querySelector("[data-step=first]:not(:disabled)"));
        document.querySelector("[data-step=first]").click();
    }""",
    "timed": """async (ply) => {
        await jemaaPlayer.play(3, ply);
        if (document.querySelector("[data-clock]")) return;
        jemaaPlayer.openFor("[data-seats]");
        document.querySelector("[data-seats]").click();
        await jemaaPlayer.until(() => document.querySelector("[data-clock-choice] select"));
        const choice = document.querySelector("[data-clock-choice] select");
        choice.value = "turn 60";
        choice.dispatchEvent(new Event("change"));
        document.querySelector("dialog[open] [data-close]").click();
        const left = () => document.querySelector("[data-clock]")?.textContent;
        const before = await jemaaPlayer.until(left) && left();
        await jemaaPlayer.until(() => left() !== before);
    }""",
    "starting": "(ply) => jemaaPlayer.play(3, ply)",
}
TO_THE_PRESENT = """() => {
    document.querySelector("[data-now]:not(:disabled)")?.click();
    document.querySelector("[data-sheet] [data-close]")?.click();
}"""
#: The same with all movement.
MOVING = {
    "moving": MOMENTS["sent"],
    "thinking": """async (ply) => {
        await jemaaPlayer.play(3, ply);
        const played = jemaaPlayer.play(3, ply + 2).catch(() => {});
        const thinks = async () => {
            while (!document.querySelector("[data-thinking]")) await new Promise((done) => setTimeout(done, 5));
        };
        await Promise.race([thinks(), played]);
    }""",
}
SETTINGS = """(speed) => {
    const folder = location.pathname.replace(/[^/]*$/, "");
    localStorage.setItem("jemaa-settings:" + folder, JSON.stringify({ speed }));
}"""


def begun(engine: Engine, url: str, where: str, speed: str = "off") -> Table:
    """Start a game."""
    engine.leave(url)
    engine.evaluate(SETTINGS, speed)
    engine.goto(f"{url}#/play/{where}")
    engine.wait_for("() => location.hash.startsWith('#/game/')")
    table = Table(cast("Page", engine), url)
    table.answer()
    return table


def leave_and_return(table: Table, url: str, name: str, moment: str, ply: int) -> str:
    """Leave a game at a moment and come back; return what is wrong then, or nothing."""
    engine = cast("Engine", table.page)
    engine.evaluate(moment, ply)
    if name == "starting":
        engine.reload()
    engine.leave(url)
    engine.back()
    engine.evaluate(TO_THE_PRESENT)
    try:
        shown = int(table.answer()["ply"])
    except Exception as error:
        return f"left at {ply}: {error}"
    alerts = engine.evaluate("() => [...document.querySelectorAll('main [role=alert]')].map((one) => one.textContent)")
    match, _ = records.load(table.row()["record"])  # raises for what does not replay
    whole = match.ply >= shown >= ply and not alerts
    return "" if whole else f"left at {ply}: shows {shown}, stored {match.ply}, {alerts}"


def sweep(engine: Engine, url: str, moments: dict[str, str], times: int) -> list[str]:
    """Leave a game at each moment, so many times, and play on; return what went wrong."""
    wrong = []
    for name, moment in moments.items():
        opponent = "&bots=1:medium" if name == "thinking" else ""
        table = begun(engine, url, f"marrakech?players=2&seed=left{opponent}", "normal" if name in MOVING else "off")
        for time in range(times):
            fault = leave_and_return(table, url, name, moment, 2 + 4 * time)
            wrong += [f"{engine.name}, {name}, {fault}"] if fault else []
        table.play(3, 8 if times == 1 else "over")
    return wrong


def played_on_elsewhere(table: Table, url: str) -> tuple[int, int]:
    """Leave a game, let another tab change it to its fourth entry, and come back; return what is shown and stored."""
    engine = cast("Engine", table.page)
    table.play(3, 9)
    row = table.row()
    engine.leave(url)
    record = {**row["record"], "log": row["record"]["log"][:4]}
    table.put({**row, "record": record, "hand": "another tab's"})
    engine.back()
    engine.wait_for("() => document.querySelector('[data-game]')?.dataset.ply === '4'")
    table.play(3, 6)
    return int(table.answer()["ply"]), len(table.row()["record"]["log"])

"""The command line with broken input and output: closed, full disk, invalid text, closed pipe."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.command_line import ENVIRONMENT
from tests.sampling import WHOLE

PLAY = "play marrakech --players 3 --seed s"
TRACE = "simulate marrakech --games 2 --seed s --trace"
STREAMS = [
    (f"printf '\\377\\n' | {{}} {PLAY}", 2, "jemaa: the input is not valid text: invalid start byte at byte 0\n"),
    (f"printf 'left\\n\\0\\033[31m\\n' | {{}} {PLAY}", 0, ""),
    (f"printf '\\357\\273\\277left\\n' | {{}} {PLAY} | grep -q 'turned (seat . by left'", 0, ""),
    (f"{{}} {PLAY} <&-", 2, "jemaa: there is no standard input to read from\n"),
    ("{} replay - <&-", 2, "jemaa: there is no standard input to read from\n"),
    ("printf '\\377' | {} encode -", 2, "jemaa: - is not a text file: invalid start byte at byte 0\n"),
    (f"{{}} {TRACE} >&-", 2, "jemaa: there is no standard output to write to\n"),
    ("{} fly 2>&-", 2, ""),
    (f"({{}} {TRACE}; echo $? >&2) | true", None, "0\n"),
    (f"(yes '?' | head -10000 | {{}} {PLAY}; echo $? >&2) | head -1 > /dev/null", None, "0\n"),
]
#: With a disk that is always full, if the system has such a device
FULL = [
    (f"{{}} {TRACE} > /dev/full", 2, "jemaa: input or output failed: No space left on device\n"),
    ("{} fly 2> /dev/full", 2, ""),
]


ALL = [*STREAMS, *(FULL if Path("/dev/full").exists() else ())]
#: Every second one with output that is not buffered; in a whole run all, both ways.
CASES = [(*each, way) for at, each in enumerate(ALL) for way in ("", "1") if WHOLE or bool(way) == at % 2]


@pytest.mark.slow
@pytest.mark.parametrize(("line", "status", "said", "unbuffered"), CASES)
def test_broken_streams_cause_no_traceback(line: str, status: int | None, said: str | None, unbuffered: str) -> None:
    """They cause one line on standard error and status 2; a closed pipe is no error."""
    command = line.format(f"'{sys.executable}' -m jemaa")
    environment = {"PYTHONIOENCODING": "utf-8", **ENVIRONMENT, "PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(["sh", "-c", command], check=False, capture_output=True, env=environment, timeout=300)
    heard = done.stderr.decode()
    assert status is None or done.returncode == status, heard
    assert heard == said if said is not None else re.fullmatch(r"jemaa: [^\n]+\n", heard), heard


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupted_process_prints_one_line() -> None:
    words = [sys.executable, "-m", "jemaa", *TRACE.replace("--games 2", "--games 9999999").split()]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (130, b"jemaa: interrupted\n")

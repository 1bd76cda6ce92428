"""Who does the work of a tournament: this process, several on this machine, or a cluster of machines.

All have one interface, `Workers`: work that is told apart by its number is handed out, and each result comes back once,
in any order. The site leaves this module out.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Final, Protocol, TypeAlias

from .errors import JemaaError

#: Pieces of work that wait for each worker: enough to keep it busy, few enough to stop soon.
AHEAD: Final = 4
#: Seconds in which a cluster has to answer.
PATIENCE: Final = 10

#: A function of a module, with arguments of its own, because other processes must find it.
Work: TypeAlias = Callable[[int], Any]


class WorkerLost(JemaaError):
    """The work cannot be finished: its processes have ended, or the cluster does not answer."""


class Workers(Protocol):
    """Do the work of each number and yield the numbers with the results, each once, as they come."""

    def __call__(self, work: Work, numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
        """Begin, and stop without waiting where the iterator is closed."""


class Processes:
    """So many processes of this machine; with one, this process itself."""

    def __init__(self, jobs: int) -> None:
        """Take their number."""
        self.jobs = jobs

    def __call__(self, work: Work, numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
        """Do the work; raise `WorkerLost` if a process is killed."""
        jobs = min(self.jobs, len(numbers))
        if jobs < 2:
            yield from ((number, work(number)) for number in numbers)
            return
        before = set(active_children())
        # Started afresh: a copy of a process that has threads can hang.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_obey) as pool:
            try:
                yield from _handed_out(pool, jobs, work, numbers)
            except BrokenProcessPool as error:
                raise WorkerLost("a process was killed in mid-game") from error
            except BaseException:  # do not wait for the games that have begun
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(active_children()) - before:
                    process.terminate()
                raise


def _handed_out(pool: ProcessPoolExecutor, jobs: int, work: Work, numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """Keep a few pieces of work waiting, and yield what is done."""
    rest, waiting = iter(numbers), dict[Future[Any], int]()
    while True:
        waiting.update((pool.submit(work, number), number) for number in islice(rest, AHEAD * jobs - len(waiting)))
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            yield waiting.pop(future), future.result()


def _obey() -> None:
    """Leave it to this process to end the others: an interrupt at the terminal reaches all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


class Cluster:
    """The workers of a Dask cluster, found by the address of its scheduler. Needs the extra `jemaa[cluster]`.

    What a worker had begun when it was lost is done again by another; its number comes once all the same.
    """

    def __init__(self, address: str) -> None:
        """Take the address: `tcp://host:8786`."""
        self.address = address

    def __call__(self, work: Work, numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
        """Do the work; raise `WorkerLost` if the cluster cannot be reached or loses too many of its workers."""
        try:
            distributed: Any = import_module("distributed")
        except ImportError as error:
            raise WorkerLost("a cluster needs the package distributed: install jemaa[cluster]") from error
        try:
            client = distributed.Client(self.address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise WorkerLost(f"no cluster answers at {self.address}") from error
        with client:
            rest, waiting = iter(numbers), dict[Any, int]()
            ahead = AHEAD * max(1, len(client.nthreads()))
            coming = distributed.as_completed()
            try:
                while True:
                    for number in islice(rest, ahead - len(waiting)):
                        future = client.submit(work, number, pure=False)
                        waiting[future] = number
                        coming.add(future)
                    if not waiting:
                        return
                    future = next(coming)
                    yield waiting.pop(future), future.result()
            except distributed.KilledWorker as error:
                raise WorkerLost("too many workers of the cluster were lost in the same game") from error

"""Who does the work of a tournament: this process, several on this machine, or a cluster of machines.

All have one interface, `Workers`: work that is told apart by its number is handed out, and each result comes back once,
in any order. The site leaves this module out.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context
from queue import SimpleQueue
from threading import current_thread, main_thread
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

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
        context = get_context("spawn")
        with _arrivals() as arrivals, ProcessPoolExecutor(jobs, mp_context=context, initializer=_obey) as pool:
            try:
                yield from _handed_out(lambda number: pool.submit(work, number), AHEAD * jobs, numbers, arrivals)
            except BrokenProcessPool as error:
                raise WorkerLost("a process was killed in mid-game") from error
            except BaseException:  # do not wait for the games that have begun
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(active_children()) - before:
                    process.terminate()
                raise


class _Signal(NamedTuple):
    """A signal that has come, with what the program does then."""

    number: int
    handler: Callable[[int, None], Any]


@contextmanager
def _arrivals() -> Iterator[SimpleQueue[Any]]:
    """Yield a queue for what is done, in which an interrupt or a termination waits its turn, too.

    Raised in the middle of a lock it would leave that locked, and the threads of a pool or a cluster waiting for ever.
    """
    arrivals: SimpleQueue[Any] = SimpleQueue()
    handlers: dict[int, Any] = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    ours = [number for number in handlers if callable(handlers[number]) and current_thread() is main_thread()]
    for number in ours:
        signal.signal(number, lambda came, _: arrivals.put(_Signal(came, handlers[came])))
    try:
        yield arrivals
    finally:
        for number in ours:
            signal.signal(number, handlers[number])
    while not arrivals.empty():  # one that came with the last result
        _obeyed(arrivals.get())


def _obeyed(arrived: Any) -> bool:
    """Do what the program does at a signal, if that is what has arrived."""
    if not isinstance(arrived, _Signal):
        return False
    arrived.handler(arrived.number, None)
    return True


def _handed_out(
    submit: Callable[[int], Any], ahead: int, numbers: Sequence[int], arrivals: SimpleQueue[Any]
) -> Iterator[tuple[int, Any]]:
    """Keep a few pieces of work waiting, and yield what is done. `submit` returns a future."""
    rest, waiting = iter(numbers), dict[Any, int]()
    while True:
        for number in islice(rest, ahead - len(waiting)):
            future = submit(number)
            waiting[future] = number
            future.add_done_callback(arrivals.put)
        if not waiting:
            return
        arrived = arrivals.get()
        if not _obeyed(arrived):
            yield waiting.pop(arrived), arrived.result()


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
        with client, _arrivals() as arrivals:
            ahead = AHEAD * max(1, len(client.nthreads()))
            try:
                yield from _handed_out(partial(client.submit, work, pure=False), ahead, numbers, arrivals)
            except distributed.KilledWorker as error:
                raise WorkerLost("too many workers of the cluster were lost in the same game") from error

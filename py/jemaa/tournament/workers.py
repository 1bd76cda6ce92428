"""Who does the work of a tournament: this process, several on this machine, or a cluster of machines.

All have one interface, `Workers`: work that is told apart by its number is handed out, and each result comes back once,
in any order. The site leaves this module out.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, current_process, get_context, parent_process
from queue import SimpleQueue
from socket import gethostname
from threading import Thread, current_thread, main_thread
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from ..errors import JemaaError

#: Pieces of work that wait for each worker: enough to keep it busy, few enough to stop soon.
AHEAD: Final = 4
#: Seconds in which a cluster has to answer.
PATIENCE: Final = 10

#: A function of a module, with arguments of its own, because other processes must find it.
Work: TypeAlias = Callable[[int], Any]
#: Yields each number with its result, in any order; closed, it stops.
Done: TypeAlias = Generator[tuple[int, Any], None, None]


#: The exit status of a process that imports a script in order to work for it, and is to begin the work itself.
UNGUARDED: Final = 64
GUARD: Final = (
    "each process imports the script before it works for it: "
    'write `if __name__ == "__main__":` above what starts the tournament'
)


class WorkerLost(JemaaError):
    """The work cannot be finished: its processes have ended, or the cluster does not answer."""


class OtherVersion(JemaaError):
    """A worker has another version of this wheel than the program that it works for."""


class Workers(Protocol):
    """Do the work of each number and yield the numbers with the results, each once, as they come."""

    def __call__(self, work: Work, numbers: Sequence[int]) -> Done:
        """Begin, and stop without waiting where the generator is closed."""


class Processes:
    """So many processes of this machine; with one, this process itself."""

    def __init__(self, jobs: int) -> None:
        """Take their number."""
        self.jobs = jobs

    def __call__(self, work: Work, numbers: Sequence[int]) -> Done:
        """Do the work; raise `WorkerLost` if a process cannot start or is killed."""
        jobs = min(self.jobs, len(numbers))
        if jobs < 2:
            yield from ((number, work(number)) for number in numbers)
            return
        _check_guarded()
        before, started = set(active_children()), set[Any]()

        def submit(number: int) -> Any:
            with _uninterrupted():
                future = pool.submit(work, number)
            started.update(set(active_children()) - before)
            return future

        # Started afresh: a copy of a process that has threads can hang.
        context = get_context("spawn")
        with _arrivals() as arrivals, ProcessPoolExecutor(jobs, mp_context=context, initializer=_obey) as pool:
            try:
                yield from _handed_out(submit, AHEAD * jobs, numbers, arrivals)
            except BrokenProcessPool as error:
                pool.shutdown()  # now all have ended
                raise WorkerLost(_why_lost({process.exitcode for process in started})) from error
            except BaseException:  # do not wait for the games that have begun
                pool.shutdown(wait=False, cancel_futures=True)
                for process in started:
                    process.terminate()
                raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back an interrupt. Processes that are started meanwhile hold it back, too: they are not to end by it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _check_guarded() -> None:
    """End a process that has imported the script which it works for, and which begins the work once more."""
    if getattr(current_process(), "_inheriting", False):  # what multiprocessing itself asks then
        print(GUARD, file=sys.stderr)
        raise SystemExit(UNGUARDED)


def _why_lost(statuses: Collection[int | None]) -> str:
    """Say what has ended processes, by their exit statuses; those that a signal has ended have a negative one."""
    if UNGUARDED in statuses:
        return GUARD
    own = [status for status in statuses if status and status > 0]
    if own:
        return f"a process has ended with status {own[0]}: its error is on standard error"
    return "a process was killed in mid-game"


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
    """Leave it to the parent to end this process: an interrupt at the terminal reaches all. Where it is killed, end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """The workers of a Dask cluster, found by the address of its scheduler. Needs the extra `jemaa[cluster]`.

    What a worker had begun when it was lost is done again by another; its number comes once all the same.
    """

    def __init__(self, address: str) -> None:
        """Take the address: `tcp://host:8786`."""
        self.address = address

    def __call__(self, work: Work, numbers: Sequence[int]) -> Done:
        """Do the work; raise `WorkerLost` if the cluster cannot be reached or loses too many of its workers.

        Raises `OtherVersion` if a worker cannot read its work.
        """
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
            submit = partial(client.submit, _readable(work), pure=False)
            try:
                for number, (unread, result) in _handed_out(submit, ahead, numbers, arrivals):
                    if unread:
                        raise OtherVersion(unread)
                    yield number, result
            except distributed.KilledWorker as error:
                raise WorkerLost("too many workers of the cluster were lost in the same game") from error


def _readable(work: Work) -> Callable[[int], Any]:
    """Return work that any process can read; one that cannot do it returns why not.

    A worker without this wheel, or with another version, would die of what it cannot read, and the next one after it.
    """
    packed = import_module("cloudpickle").dumps(work)

    def there(number: int) -> Any:  # inside a function, it is sent with what it does, not as a name
        try:
            known = pickle.loads(packed)
        except (AttributeError, ImportError, TypeError) as error:
            name, why = f"process {os.getpid()} of {gethostname()}", "as if it had another version of this wheel"
            return f"{name} cannot read its work, {why}: {error}", None
        return None, known(number)

    return there

"""Says what is being done: on a terminal with the seconds it has taken so far, elsewhere once."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def doing(sentence: str) -> Iterator[None]:
    """Say what is being done while it is done, and on a terminal that it goes on."""
    if not sys.stdout.isatty():
        print(sentence, flush=True)
        yield
        return
    begun, over = time.monotonic(), threading.Event()

    def count() -> None:
        while not over.wait(1):
            print(f"\r{sentence} … {time.monotonic() - begun:.0f} s", end="", flush=True)

    print(f"{sentence} …", end="", flush=True)
    counting = threading.Thread(target=count, daemon=True)
    counting.start()
    try:
        yield
    finally:
        over.set()
        counting.join()
        print(f"\r{sentence}: {time.monotonic() - begun:.0f} s ", flush=True)

"""Whose the open sockets are: asked again when a session is over or a name is new, and now and then."""

from collections.abc import Callable, Iterable

from tafelrunde.server.door.callers import Sessions
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.watchers import Watcher
from tafelrunde.store.store import Store


class Recognition:
    """Knows who listens in all rooms, and closes the sockets of those whose session or key is over."""

    def __init__(self, store: Store, sessions: Sessions, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._sessions = sessions
        self.rooms: list[Callable[[], Iterable[Watcher]]] = []
        """Where people listen, beside the tables."""

    def _beside(self) -> list[Watcher]:
        return [watcher for there in self.rooms for watcher in there()]

    def _everybody(self) -> list[Watcher]:
        return [watcher for live in self._tables.in_memory() for watcher in live.watchers] + self._beside()

    async def forget(self, person: str) -> None:
        """Ask the store again who somebody is, here and at other processes: a session is over, or a name is new."""
        await self.see_off(person)
        await self._store.announce(f"person/{person}")

    async def see_off(self, person: str) -> None:
        """Close the sockets of somebody whose session is over."""
        self._sessions.forget(person)
        theirs = [one for one in self._everybody() if one.caller is not None and one.caller.person.id == person]
        await self.recognise(theirs)

    async def forget_all(self) -> None:
        """Ask the store again who everybody is."""
        self._sessions.forget()
        await self.recognise(self._everybody())

    async def look_again(self, silent: int) -> None:
        """Ask again who those beside the tables are that have only listened for so many milliseconds."""
        await self.recognise(self._beside(), silent)

    async def recognise(self, watchers: Iterable[Watcher], silent: int = -1) -> None:
        """Close the sockets of those among them whose session or key is over."""
        for watcher in list(watchers):
            if watcher.caller is not None and self._sessions.age(watcher.caller) > silent:
                fresh = await self._sessions.again(watcher.caller)
                if fresh is None:
                    watcher.close("signed-out")
                watcher.caller = fresh or watcher.caller

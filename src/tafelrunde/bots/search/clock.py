"""How long a search may take: in time of the processor, so that it is as strong on a busy machine, or by the clock."""

import time


class Clock:
    """The time for one answer, from when it is asked for."""

    def __init__(self, own: float = 0.0, everybodys: float = 0.0) -> None:
        """Give so many seconds that the processor spends here, and so many by everybody's clock; 0 is no limit.

        >>> Clock().over(), Clock(own=1000.0).over(), Clock(everybodys=-1.0).over()
        (False, False, True)
        """
        self.limited = own != 0.0 or everybodys != 0.0
        self.own = own
        self.everybodys = everybodys
        self.own_end = time.thread_time() + own if own else 0.0
        self.end = time.monotonic() + everybodys if everybodys else 0.0

    def leave(self, part: float) -> None:
        """See to it that at least such a part of the time is left."""
        if self.own_end:
            self.own_end = max(self.own_end, time.thread_time() + part * self.own)
        if self.end:
            self.end = max(self.end, time.monotonic() + part * self.everybodys)

    def over(self) -> bool:
        """Tell whether the time is up."""
        if not self.limited:
            return False
        if self.own_end and time.thread_time() >= self.own_end:
            return True
        return self.end != 0.0 and time.monotonic() >= self.end

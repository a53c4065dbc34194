"""What a server promises, tried by pulling the plug: clients play while it is killed and frozen again and again."""

from workshop.torture.run import Torture, figures, torture

__all__ = ["Torture", "figures", "torture"]

"""Hands setuptools what only the build backend knows: what to compile, and where to work."""

from setuptools import setup

from tafelrunde_build import setup_arguments

setup(**setup_arguments())

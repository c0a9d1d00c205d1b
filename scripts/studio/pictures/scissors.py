"""Scissors and two reels of thread."""
from shapes import put
from trade import scissors, spool
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.15, 7, 2.6, high=5.0)
    put(scissors(), (0.15, 0, 0.02), (0, 0, 0.5))
    put(spool('#0d6a5a'), (-0.75, 0.25, 0.0))
    put(spool('#c9920e'), (0.75, -0.6, 0.27), (1.57, 0, 0.9))

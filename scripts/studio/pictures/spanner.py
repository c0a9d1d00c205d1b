"""A spanner and nuts."""
from shapes import put
from trade import nut, spanner
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.05, 7, 2.6, high=5.0)
    put(spanner(), (0, 0.1, 0.02), (0, 0, 0.7))
    put(nut(0.2), (0.55, -0.4, 0.0), (0, 0, 0.3))
    put(nut(0.15), (0.15, -0.75, 0.0), (0, 0, 0.8))

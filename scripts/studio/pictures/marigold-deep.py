"""A full marigold head of the red kind."""
from nature import marigold
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.2, 6, 0.8, high=6.5)
    put(marigold('#d8380a', 240, '#f2661a'), (0, 0, 0.22), (0.25, -0.1, 1), 1.0)

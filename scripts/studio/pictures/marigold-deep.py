"""A full marigold head of the red kind."""
from nature import marigold
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.3, 6, 1.2, high=2.6)
    put(marigold('#c9360a', 240, '#e2560c'), (0, 0, 0.22), (0.25, -0.1, 1), 1.0)

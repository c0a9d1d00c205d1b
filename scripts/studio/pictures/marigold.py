"""A full marigold head."""
from nature import marigold
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.2, 6, 0.8, high=6.5)
    put(marigold('#ff9a00', 240, '#ffb52a'), (0, 0, 0.22), (0.25, 0.1, 0), 1.0)

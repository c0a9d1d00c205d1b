"""A full marigold head."""
from nature import marigold
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.3, 6, 1.2, high=2.6)
    put(marigold('#f59300', 240, '#f7a81a'), (0, 0, 0.22), (0.25, 0.1, 0), 1.0)

"""A pink rose, seen from above its open heart."""
from nature import leaf, rose
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.3, 7, 1.75, high=3.4)
    put(rose('#e8789a', '#c23a66'), (0, 0, 0.22), (0.25, 0.1, 0.6), 1.0)
    for turn, size in ((-1.1, 0.62), (1.0, 0.6), (3.3, 0.56)):
        put(leaf(1.0, 0.5, '#2c6a26', -0.2, 0.5, 0.72), (0, 0, 0.08), (0.16, 0.05, turn), size * 1.15)

"""A white conch on its brass stand, its mouth open to the front, marigolds beside it."""
from materials import brass
from nature import marigold
from ritual import conch
from shapes import ball, put, ring
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.56, 7, 2.0, high=1.7)
    put(conch(), (-0.04, 0, 0.62), (0.12, -1.78, 0), 0.57)
    metal = brass('#c98a2b', 0.2)
    put(ring(0.4, 0.045, metal), (-0.12, 0, 0.2), (0, -0.06, 0))
    put(ring(0.34, 0.03, metal), (-0.12, 0, 0.1))
    for x, y in ((-0.42, -0.22), (0.18, -0.22), (-0.12, 0.34)):
        put(ball(0.075, metal), (x, y, 0.075), scale=(1, 1, 1.3))
    put(marigold('#ff9a00', 150, '#ffb52a'), (-0.66, -0.5, 0.1), (0.3, -0.15, 0), 0.36)
    put(marigold('#e0560b', 150, '#f07a1a'), (0.56, -0.52, 0.09), (0.35, 0.2, 1), 0.32)
    put(marigold('#ffb81f', 150, '#ffc94a'), (0.83, -0.34, 0.07), (0.2, 0.3, 2), 0.25)

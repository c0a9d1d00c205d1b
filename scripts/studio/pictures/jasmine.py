"""Three stars of jasmine and their leaves."""
from nature import leaf
from ritual import jasmine
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.12, 6, 1.7, high=4.6)
    for at, turn, size in (((-0.3, -0.15, 0.18), 0.3, 0.8), ((0.35, -0.05, 0.2), 1.0, 0.72), ((0.02, 0.4, 0.16), 2.2, 0.62)):
        put(jasmine(), at, (0.25, 0.1, turn), size)
    for x, y, turn in ((-0.3, 0.3, 0.9), (0.35, 0.25, -0.8), (0.0, -0.35, 3.0), (-0.45, -0.2, 1.9)):
        put(leaf(0.55, 0.26, '#2f6b24'), (x * 0.6, y * 0.6, 0.04), (0.15, 0, turn))

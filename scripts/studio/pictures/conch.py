"""A white conch, its mouth to the front."""
from ritual import conch
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.42, 7, 1.85, high=1.9)
    put(conch(), (-0.72, 0.1, 0.62), (0.1, -1.3, 0.22), 0.34)

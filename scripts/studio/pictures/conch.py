"""A white conch, its mouth to the front."""
from ritual import conch
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.42, 7, 1.75, high=1.5)
    put(conch(), (-0.42, 0.1, 0.52), (0.35, -1.12, 0.5), 0.36)

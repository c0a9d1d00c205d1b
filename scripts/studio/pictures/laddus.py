"""A small heap of laddus."""
import math
from ritual import laddu
from shapes import group
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.42, 7, 1.75)
    spots = [(0.34 * math.cos(a), 0.34 * math.sin(a), 0.29) for a in (0.5, 2.6, 4.7)] + [(0, -0.02, 0.76)]
    for i, at in enumerate(spots):
        group(laddu(0.29), at, (0, 0, i * 1.3))

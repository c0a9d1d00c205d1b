"""A stethoscope."""
from shapes import put
from trade import stethoscope
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.05, 7, 2.7, high=6.0)
    put(stethoscope(), (0, -0.3, 0), (0, 0, 0.35))

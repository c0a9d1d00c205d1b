"""Steamed modaks on a leaf."""
from nature import leaf
from ritual import modak
from shapes import again, put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.34, 7, 1.9)
    put(leaf(1.9, 0.95, '#3f8a2c', 0.0, 0.15), (-0.95, 0.1, 0.01), (0, 0, -1.57))
    one = put(modak('#dcc39a'), (-0.42, 0.05, 0.02))
    again(one, (0.42, 0.08, 0.02), (0, 0, 1))
    again(one, (0.0, -0.36, 0.02), (0, 0, 2))
    again(one, (0.0, 0.3, 0.02), (0, 0, 3))

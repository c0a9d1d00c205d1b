"""A peacock feather."""
from ritual import feather
from shapes import put
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -6, 0), (0, 0, 0), 84, fstop=0)
    world((0.9, 0.95, 1), 0.6)
    area((-3, -3, 3), (0, 0, 0), 1.6, 330, (1, 0.95, 0.85))
    area((3, -2, -1), (0, 0, 0), 2, 90, (0.8, 0.9, 1))
    put(feather(), (0.3, 0, 0.42), (0, 0.42, 0), 0.84)

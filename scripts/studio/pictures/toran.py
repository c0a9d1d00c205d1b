"""Mango leaves and marigolds on a string."""
from ritual import toran
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -8, -0.25), (0, 0, -0.25), 78, fstop=0)
    world((0.9, 0.95, 1), 0.55)
    area((-3, -4, 3), (0, 0, 0), 2, 560, (1, 0.92, 0.8))
    area((3, -3, 0), (0, 0, 0), 2, 120, (1, 0.95, 0.9))
    toran(3.6, 0.32, 8)

"""A golden crescent."""
from festive import crescent
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -6, 0), (0, 0, 0), 90, fstop=0)
    world((0.9, 0.9, 1), 0.45)
    area((-3, -3, 3), (0, 0, 0), 1.6, 420, (1, 0.9, 0.75))
    area((3, -1, -1), (0, 0, 0), 2, 120, (0.8, 0.88, 1))
    crescent(0.9)

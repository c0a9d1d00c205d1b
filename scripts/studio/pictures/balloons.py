"""Three balloons."""
from festive import balloon
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -8, -0.4), (0, 0, -0.4), 92, fstop=0)
    world((0.9, 0.95, 1), 0.7)
    area((-3, -4, 4), (0, 0, 0), 1.6, 520, (1, 0.96, 0.9))
    area((3, -2, 0), (0, 0, 0), 2, 120)
    balloon('#d8142c', (-0.5, 0, 0.1), 1.2)
    balloon('#f0b429', (0.45, 0.2, 0.38), 1.4)
    balloon('#1f6ad0', (0.2, -0.35, -0.38), 0.9, 0.9)

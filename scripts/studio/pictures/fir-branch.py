"""A branch of fir."""
from festive import fir
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -6, 0), (0, 0, 0), 80, fstop=0)
    world((0.9, 0.95, 1), 0.5)
    area((-3, -3, 3), (0, 0, 0), 1.6, 420, (1, 0.95, 0.85))
    fir([(-1.15, 0, 0.55), (-0.4, -0.1, 0.25), (0.4, -0.15, -0.1), (1.0, -0.1, -0.5)], 0.26, 900, 8)

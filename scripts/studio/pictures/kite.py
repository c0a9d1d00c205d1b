"""A paper kite."""
from festive import kite
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -6, 0), (0, 0, -0.08), 105, fstop=0)
    world((0.9, 0.95, 1), 0.7)
    area((-3, -3, 3), (0, 0, 0), 2, 260, (1, 0.95, 0.86))
    area((1, 4, 3), (0, 0, 0), 3, 300, (1, 0.95, 0.86))
    kite('#e0202a', '#ffc20e', (0, 0, 0), (0.1, 0.3, 0.2), 1.08)

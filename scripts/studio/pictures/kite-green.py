"""A paper kite in green and violet."""
from festive import kite
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -6, 0), (0, 0, -0.08), 105, fstop=0)
    world((0.9, 0.95, 1), 0.7)
    area((-3, -3, 3), (0, 0, 0), 2, 260, (1, 0.95, 0.86))
    area((1, 4, 3), (0, 0, 0), 3, 300, (1, 0.95, 0.86))
    kite('#0f8a4a', '#7a1fb0', (0, 0, 0), (0.1, -0.3, -0.25), 1.08)

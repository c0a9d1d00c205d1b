"""Two glass balls on their threads."""
from festive import bauble
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -6, 0.1), (0, 0, 0.1), 100, fstop=0)
    world((0.7, 0.75, 0.85), 0.45)
    area((-3, -3, 3), (0, 0, 0), 1.4, 330, (1, 0.95, 0.86))
    area((3, -2, 1), (0, 0, 0), 1.0, 120, (1, 0.8, 0.7))
    bauble(0.46, '#a80d1a', (-0.34, 0, -0.25), 3)
    bauble(0.38, '#d9a63a', (0.46, 0.1, 0.15), 3)

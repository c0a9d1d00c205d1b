"""Brass lamps in a row that leads into the dark, flames out of focus behind the first."""
from materials import wet
from nature import diya
from shapes import bokeh
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='right', tone='dark', square=720)


def build():
    camera((-0.75, -5.6, 2.2), (0.1, 0, 0.95), 58, focus=(-0.2, -0.6, 0.4), fstop=0.2)
    world((0.02, 0.03, 0.05), 1, [(0.45, (0.002, 0.012, 0.02)), (0.7, (0.008, 0.05, 0.07)), (1.0, (0.002, 0.012, 0.024))])
    plane((0, 8, 0), (60, 40), wet('#04090c', 0.14))
    area((3.0, -3.2, 3.2), (0, 0, 0.3), 1.4, 260, (1, 0.78, 0.5))
    area((-3.2, 1.5, 1.8), (0, 0, 0.4), 1.2, 110, (0.25, 0.7, 0.9))
    for i in range(7):
        diya((-0.2 + 0.3 * i + 0.1 * i * i, 1.75 * i, 0), 0.8, power=18 if i == 0 else (8 if i < 4 else 0), metal=True, turn=-0.5)
    bokeh(26, (-3.4, 4), (10, 13), (1.4, 5.8), (0.1, 0.28), ['#ffb347', '#ffd27a', '#4ad0d8'], (0.05, 0.26))

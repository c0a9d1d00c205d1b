"""A lit lamp on a wet floor, marigolds beside it, a row of lamps out of focus behind."""
from materials import wet
from nature import diya, marigold
from shapes import again, bokeh, put
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=700)


def build():
    camera((0, -6.2, 2.3), (0, 0, 0.95), 62, focus=(0, -0.5, 0.4), fstop=0.11)
    world((0.012, 0.008, 0.02), 1, [(0.0, (0.01, 0.004, 0.002)), (0.5, (0.05, 0.012, 0.006)), (1.0, (0.006, 0.002, 0.01))])
    plane((0, 8, 0), (60, 40), wet())
    area((-2.6, -3.4, 3.0), (0, 0, 0.3), 1.4, 330, (1, 0.66, 0.36))
    area((3.2, 1.5, 1.6), (0, 0, 0.4), 1.2, 120, (1, 0.3, 0.16))
    diya((0, 0, 0), 1.0, power=22, turn=-0.45)
    for i, (x, y) in enumerate(((-0.95, 1.9), (0.85, 2.4), (-1.9, 4.0), (0.1, 4.4), (2.0, 4.9), (-1.1, 7), (1.2, 7.4), (3.0, 8), (-3.0, 8))):
        diya((x, y, 0), 0.85, power=9 if i < 3 else 0, turn=-0.4)
    bright = put(marigold('#f79400'), (0.6, -1.0, 0.1), (0.35, 0.2, 1), 0.34)
    again(bright, (-0.74, -0.7, 0.1), (0.2, -0.35, 2.1), 0.31)
    deep = put(marigold('#d8430a'), (0.8, -0.5, 0.12), (0.3, 0.4, 0.4), 0.33)
    again(deep, (-0.42, -1.2, 0.1), (0.45, -0.1, 3), 0.3)
    bokeh(30, (-3.4, 3.4), (9, 12), (1.6, 5.6), (0.1, 0.28), ['#ff8a1e', '#ffb347', '#ff5a1e', '#ffd27a'], (0.05, 0.3))
